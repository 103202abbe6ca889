// What the desktop shell offers a page goes here. A sandboxed preload may load `electron` and nothing else.
export {};
