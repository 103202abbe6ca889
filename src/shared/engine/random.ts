/** Chance as a value: the four 32-bit words of a xoshiro128** generator. */
export type Random = readonly [number, number, number, number];
