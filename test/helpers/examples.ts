import ts from 'typescript';

/** Something to hand to a function, the usual one first. */
export type Examples = readonly [unknown, ...unknown[]];

/** A function of a tree of values: where it stands, and examples for each of its parameters. */
export type Callable = { readonly path: string; readonly parameters: readonly Examples[] };

const NUMBERS = [7, 8, 0, 1, 2, 12] as const;
/** Types within types are not followed further than this. */
const DEEPEST = 6;

/**
 * Every function within an exported value of a TypeScript file, with examples made from the types of its parameters:
 * for each member of a union one, and for each part of an object or a list one in which that part alone is another.
 */
export function callablesOf(file: string, name: string): readonly Callable[] {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (source === undefined || exported === undefined) throw new Error(`${file} exports no ${name}`);

  let marks = 0;
  const mark = (): string => `Zq${(++marks).toString(36)}z`;
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(symbol, source);

  function examplesOf(type: ts.Type, depth = 0): Examples {
    if (depth > DEEPEST) throw new Error(`Too deep: ${checker.typeToString(type)}`);
    if (type.isUnion()) {
      const all = type.types.flatMap((member) => examplesOf(member, depth));
      return [all[0], ...all.slice(1)];
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
    if (type.flags & ts.TypeFlags.StringLike || isBranded(type, ts.TypeFlags.String)) return [mark(), mark()];
    if (type.flags & ts.TypeFlags.NumberLike || isBranded(type, ts.TypeFlags.Number)) return NUMBERS;
    if (type.flags & ts.TypeFlags.Null) return [null];
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [undefined];
    if (checker.isArrayLikeType(type)) return listsOf(type, depth);
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) return [answering(signature, depth)];
    return objectsOf(type, depth);
  }

  function listsOf(type: ts.Type, depth: number): Examples {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (element === undefined) throw new Error(`No list: ${checker.typeToString(type)}`);
    const [one, ...others] = examplesOf(element, depth + 1);
    const [two] = examplesOf(element, depth + 1);
    const [three] = examplesOf(element, depth + 1);
    return [[one, two], ...others.map((other) => [other, two]), [one, three], [one], [one, two, three], []];
  }

  function objectsOf(type: ts.Type, depth: number): Examples {
    const parts = checker
      .getPropertiesOfType(type)
      .map((part) => [part.name, examplesOf(typeOf(part), depth + 1)] as const);
    const usual = Object.fromEntries(parts.map(([name, [first]]) => [name, first]));
    const changed = parts.flatMap(([name, [, ...others]]) =>
      others.map((other) => ({ ...usual, [name]: other })),
    );
    return [usual, ...changed];
  }

  /** A function that gives the same for the same. */
  function answering(signature: ts.Signature, depth: number): (...words: unknown[]) => unknown {
    const [usual] = examplesOf(signature.getReturnType(), depth + 1);
    return (...words) => (typeof usual === 'string' ? `${usual}${words.map(String).join('')}` : usual);
  }

  function isBranded(type: ts.Type, flag: ts.TypeFlags): boolean {
    return type.isIntersection() && type.types.some((part) => (part.flags & flag) !== 0);
  }

  function within(type: ts.Type, path: readonly string[]): readonly Callable[] {
    if (type.flags & ts.TypeFlags.StringLike || checker.isArrayLikeType(type)) return [];
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const parameters = signature.getParameters().map((parameter) => examplesOf(typeOf(parameter)));
      return [{ path: path.join('.'), parameters }];
    }
    return checker
      .getPropertiesOfType(type)
      .flatMap((part) => within(checker.getNonNullableType(typeOf(part)), [...path, part.name]));
  }

  return within(typeOf(exported), []);
}
