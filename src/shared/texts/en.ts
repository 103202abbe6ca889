import { advice } from './en/advice';
import { bots } from './en/bots';
import { door } from './en/door';
import { fair } from './en/fairness';
import { gather } from './en/gather';
import { headless } from './en/headless';
import { home, host } from './en/home';
import { network } from './en/network';
import { play } from './en/play';
import { over, result, tv } from './en/result';
import { rules } from './en/rules';
import { shelf } from './en/shelf';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { tableFile } from './en/tableFile';
import { told } from './en/told';
import { trouble } from './en/trouble';

/** Every sentence a person reads, in English; design.md section 13 says with which words. */
export const en = {
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
