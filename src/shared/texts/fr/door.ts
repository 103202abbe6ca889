import type { Texts } from '../book';

/** `6 4 1`: digits as they are read out one by one. */
const digits = (code: string): string => code.replaceAll(/\B/g, ' ');

/** A code as tiles are read out: `6-4, 1-5, 0-3`. */
const tiles = (code: string): string =>
  (code.match(/../g) ?? []).map((pair) => pair.replace(/\B/, '-')).join(', ');

export const door: Texts['door'] = {
  codeSpoken: (code) => `Les dominos ${tiles(code)}`,
  linkSpoken: 'Un carré à scanner avec un téléphone',

  ask: 'Pose le code de cette table',
  askFor: (table) => `Pose le code : ${table}`,
  askSays:
    'Ce sont trois dominos, sur la télé ou sur l’écran de qui a ouvert la table. Touche leurs bouts, ou tape les chiffres.',
  face: (digit) => (digit === 0 ? '0, blanc' : String(digit)),
  faces: 'Bouts de dominos',
  back: 'En retirer un',
  entered: (code) => (code === '' ? 'Rien encore' : `Jusqu’ici : ${digits(code)}`),
  toTables: 'Revenir aux tables',

  letIn: 'Faire entrer quelqu’un',
  comeIn: 'Entrer',
  phones: { named: 'Téléphones', scan: 'scannez ce carré.' },
  computers: {
    named: 'Ordinateurs',
    lay: 'posez ceci :',
    choose: 'ouvrez Boneyard et choisissez cette table.',
  },
  orType: 'Ou tape',
  codesClosed: 'Trop de codes faux : aucun ne vaut avant qu’il y en ait un nouveau.',
  shut: {
    locked: 'La table est fermée à clé. Personne d’autre n’entre.',
    nowhere:
      'Cet ordinateur n’est sur aucun réseau, donc personne d’autre ne peut entrer. Connecte le Wi-Fi ou branche un câble.',
  },
  lock: 'Fermer à clé',
  unlock: 'Ôter la clé',
  newCode: 'Nouveau code',
  openToAll: 'Ouvrir à tous',
  askForCode: 'Demander un code',
  who: 'Qui entre',
  isNew: 'Le code est nouveau.',

  isPlaying:
    'Une partie est en cours. Entre et regarde ; entre deux manches tu peux prendre la place d’un robot.',
  changeName: 'Changer ton nom',
};
