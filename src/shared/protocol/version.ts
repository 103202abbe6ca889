/** Goes up with every change that older copies of the game could not follow; spoken in `hello` and `GET /table`. */
export const PROTOCOL = 2;

/** The mDNS service type: `_dominoes._tcp`. */
export const SERVICE_TYPE = 'dominoes';

/** The port a table is opened on where it is free (lan.md 3.7), and how many further ones are tried. */
export const FIRST_PORT = 27500;
export const PORT_TRIES = 10;

/** How many letters, as people count them, a person's name may have, and a table's. */
export const NAME_LETTERS = 24;
export const TABLE_NAME_LETTERS = 40;
