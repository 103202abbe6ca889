/** The presets of rules.md section 8, by their names in records.md. */
export const PRESETS = [
  'draw',
  'block',
  'all-fives',
  'muggins',
  'partners',
  'latin-partners',
  'draw-club',
  'draw-sevens',
  'live-duel',
  'silent-partners',
  'all-fives-club',
  'cuban',
  'big-table',
] as const;
export type PresetName = (typeof PRESETS)[number];
