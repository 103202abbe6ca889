/** How often a property is tried: ten times as often in a long run (`BONEYARD_LONG=1`). */
export function runs(usual: number): number {
  return process.env['BONEYARD_LONG'] === '1' ? 10 * usual : usual;
}
