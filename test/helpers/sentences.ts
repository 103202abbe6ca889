/** Every plain sentence with its path; those that are made of words and options are read without the options. */
export function sentencesIn(
  tree: unknown,
  path = '',
): readonly (readonly [path: string, sentence: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, part]) => {
    if (name === 'slot') return [];
    return sentencesIn(part, path === '' ? name : `${path}.${name}`);
  });
}
