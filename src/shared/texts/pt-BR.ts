import { advice } from './pt-BR/advice';
import { bots } from './pt-BR/bots';
import { door } from './pt-BR/door';
import { fair } from './pt-BR/fairness';
import { gather } from './pt-BR/gather';
import { headless } from './pt-BR/headless';
import { home, host } from './pt-BR/home';
import { network } from './pt-BR/network';
import { play } from './pt-BR/play';
import { over, result, tv } from './pt-BR/result';
import { rules } from './pt-BR/rules';
import { shelf } from './pt-BR/shelf';
import { settings } from './pt-BR/settings';
import { shell } from './pt-BR/shell';
import { tableFile } from './pt-BR/tableFile';
import { told } from './pt-BR/told';
import { trouble } from './pt-BR/trouble';
import type { Texts } from './book';

/** Every sentence a person reads, in Brazilian Portuguese: as a family says it over its dominoes. */
export const ptBR: Texts = {
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
