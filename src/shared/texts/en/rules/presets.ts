import type { PresetName } from '../../../rules/presets';

export const PRESET_NAMES: Readonly<Record<PresetName, string>> = {
  draw: 'Draw',
  block: 'Block',
  'all-fives': 'All Fives',
  muggins: 'Muggins',
  partners: 'Partners',
  'latin-partners': 'Latin partners',
  'draw-club': 'Draw, club rules',
  'draw-sevens': 'Draw, sevens',
  'live-duel': 'Live duel',
  'silent-partners': 'Silent partners',
  'all-fives-club': 'All Fives, club rules',
  cuban: 'Cuban table',
  'big-table': 'Big table',
};

/** What each of them is, for somebody who has never played it. */
export const PRESETS_SAY: Readonly<Record<PresetName, string>> = {
  draw: 'Nothing fits? Draw until something does.',
  block: 'Nothing fits? Knock, and keep your tiles.',
  'all-fives': 'Ends that make a multiple of five score; one spinner.',
  muggins: 'All Fives without a spinner: two ends, never four.',
  partners: 'Draw, played two against two across the table.',
  'latin-partners': 'Two against two with every tile in somebody’s hand. Nobody draws.',
  'draw-club': 'Draw as clubs play it: lots for the lead, two tiles never drawn.',
  'draw-sevens': 'Draw with seven tiles each, and lots for the lead.',
  'live-duel': 'Two people with seven tiles each. Nobody waits for a double.',
  'silent-partners': 'Each tile goes to the nearest end, so nobody can hint.',
  'all-fives-club': 'All Fives with bigger hands for few; whoever wins leads on.',
  cuban: 'Double-nine, ten tiles each, two against two. Nobody draws.',
  'big-table': 'Draw for five to ten people, with a bigger set.',
};
