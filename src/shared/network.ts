/** Whether tables can be found without typing an address, and what stands in the way. */
export const DISCOVERY_STATES = ['looking', 'noNetwork', 'blocked', 'portTaken'] as const;
export type DiscoveryState = (typeof DISCOVERY_STATES)[number];

/** How finding tables goes on one adapter: `hears` when our own question came back (the self-test). */
export const EAR_STATES = ['fresh', 'hears', 'deaf', 'portTaken'] as const;
export type EarState = (typeof EAR_STATES)[number];

/** A way out of this machine into a network. */
export type NetworkAdapter = {
  readonly name: string;
  readonly address: string;
  /** Whether it leads only to containers, virtual machines or tunnels, and not to people of the house. */
  readonly isSideDoor: boolean;
  readonly discovery: EarState;
};

/** What this machine knows of its network; nothing in it is secret. */
export type NetworkNews = {
  readonly discovery: DiscoveryState;
  readonly adapters: readonly NetworkAdapter[];
  readonly table:
    | null
    /** `addresses`: where others may type themselves in, best first; the first is the one in the QR code. */
    | { readonly is: 'ours'; readonly port: number; readonly addresses: readonly string[] }
    | { readonly is: 'theirs'; readonly address: string };
};
