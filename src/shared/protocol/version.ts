/** Goes up with every change that older copies of the game could not follow; spoken in `hello` and `GET /table`. */
export const PROTOCOL = 1;

/** The mDNS service type: `_dominoes._tcp`. */
export const SERVICE_TYPE = 'dominoes';

/** The port a table is opened on where it is free (lan.md 3.7), and how many further ones are tried. */
export const FIRST_PORT = 27500;
export const PORT_TRIES = 10;

export const NAME_LETTERS = 24;
