import { advice } from './es/advice';
import { bots } from './es/bots';
import { door } from './es/door';
import { fair } from './es/fairness';
import { gather } from './es/gather';
import { headless } from './es/headless';
import { home, host } from './es/home';
import { network } from './es/network';
import { play } from './es/play';
import { over, result, tv } from './es/result';
import { rules } from './es/rules';
import { shelf } from './es/shelf';
import { settings } from './es/settings';
import { shell } from './es/shell';
import { tableFile } from './es/tableFile';
import { told } from './es/told';
import { trouble } from './es/trouble';
import type { Texts } from './book';

/** Every sentence a person reads, in the Spanish of Latin America: tú, and words as they are said at the table. */
export const es: Texts = {
  name: 'Boneyard',
  home,
  host,
  advice,
  bots,
  door,
  gather,
  rules,
  play,
  told,
  fair,
  result,
  over,
  tv,
  trouble,
  network,
  shelf,
  tableFile,
  shell,
  settings,
  headless,
};
