import { advice } from './fr/advice';
import { bots } from './fr/bots';
import { door } from './fr/door';
import { fair } from './fr/fairness';
import { gather } from './fr/gather';
import { headless } from './fr/headless';
import { home, host } from './fr/home';
import { network } from './fr/network';
import { play } from './fr/play';
import { over, result, tv } from './fr/result';
import { rules } from './fr/rules';
import { shelf } from './fr/shelf';
import { settings } from './fr/settings';
import { shell } from './fr/shell';
import { tableFile } from './fr/tableFile';
import { told } from './fr/told';
import { trouble } from './fr/trouble';
import type { Texts } from './book';

/** Every sentence a person reads, in French: tu, and words as they are said at the table. */
export const fr: Texts = {
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
