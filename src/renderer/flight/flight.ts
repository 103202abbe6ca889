import type { Tile } from '../../shared/engine/tile';
import type { Frames, Pose } from './frames';

/** A tile on its way over the screen to where it lies already, out of sight. */
export type Flight = {
  readonly number: number;
  /** Null for one that is never seen from its face. */
  readonly tile: Tile | null;
  readonly from: Pose;
  readonly to: Pose;
  readonly startsAs: 'face' | 'back';
  readonly frames: Frames;
  /** Milliseconds until it sets off; until then it lies where it comes from, or is not to be seen. */
  readonly delay: number;
  readonly pace: number;
  /** A copy of the tile as it comes to lie; null for a back. */
  readonly face: Element | null;
  /** Shows what lies there already. */
  readonly show: () => void;
};
