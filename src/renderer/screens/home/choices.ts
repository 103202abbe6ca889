/** Something that may be done at Home. */
export type Item = {
  readonly title: string;
  readonly says: string;
  readonly onchoose: () => void;
  /** Another way, beside the one that the item stands for. */
  readonly other?: { readonly says: string; readonly onchoose: () => void };
};
