/** How a seat opens what may be done about it. */
export type About = { readonly says: string; readonly isOpen: boolean; readonly onopen: () => void };
