/** A display of this machine; two that show the same are one. */
export type DisplaySeen = {
  /** Knows it again after a restart. */
  readonly mark: string;
  /** In device-independent pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the window of whoever asks is on it. */
  readonly isHere: boolean;
};
