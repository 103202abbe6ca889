import { below } from '../../shared/engine/random';
import type { Bot } from './bot';

/** Does anything that is allowed, each as likely as the others. */
export const random: Bot = ({ legal }, chance) => {
  const [at] = below(chance, legal.length);
  const move = legal[at];
  if (move === undefined) throw new Error('A bot was asked to move where nothing is legal');
  return move;
};
