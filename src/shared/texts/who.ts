/** Somebody at the table, and whether that is whoever reads the sentence. */
export type Who = { readonly name: string; readonly isYou: boolean };
