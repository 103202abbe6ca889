import type { FromPage } from '../../../../src/shared/protocol/messages';
import type { Company } from './company';
import type { Hello } from './seen';

const CONNECTED_MOST = 14;

/** Something that people do at a table beside playing; false where it could not be done now. */
type Deed = (company: Company) => Promise<boolean>;
type Said = Exclude<FromPage, { type: 'hello' }>;

export const DEEDS = {
  drops: async (company) => {
    const here = company.here().slice(1);
    if (here.length === 0) return false;
    await company.one(here).drop();
    return true;
  },
  'comes back': comeBack,
  'moves to a phone': async (company) => {
    const seated = company.seated();
    if (seated.length === 0) return false;
    const { token } = company.one(seated);
    if (token !== null) await company.come({ as: 'seat', seatToken: token }, 'phone');
    return true;
  },
  'shows the table': (company) => come(company, { as: 'watch' }),
  'shows the table by the link': (company) => come(company, { as: 'watch', link: company.table.room.link() }),
  'comes to watch': (company) => come(company, { as: 'watch', name: company.name(), ...company.shown() }),
  'comes to play': (company) => come(company, { as: 'seat', name: company.name(), ...company.shown() }),
  'sits down': async (company) => {
    const standing = company.standing();
    if (standing.length === 0 || company.at === 'playing') return false;
    const seat = company.below(company.table.secrets.setup.seats);
    await company.one(standing).say({ type: 'sit', seat });
    return true;
  },
  'leaves for good': async (company) => {
    const may = company.here().slice(1);
    const seated = company.seated();
    if (may.length === 0) return false;
    const leaver = company.one(may);
    if (seated.includes(leaver) && seated.length < 2) return false;
    await leaver.say({ type: 'leave' });
    return true;
  },
  'knocks with nothing that opens': (company) => {
    const shown = company.one<Partial<Hello>>([
      {},
      { code: '000000' },
      { link: 'nobody-has-this-link' },
      { seatToken: 'nobody-has-this-token' },
      { keeperToken: 'nobody-has-this-right' },
    ]);
    return come(company, { as: 'seat', name: company.name(), ...shown });
  },
  'does what is not theirs': async (company) => {
    const { state } = company.table.truth;
    const tile = state?.secrets.boneyard[0] ?? state?.secrets.hands[0]?.[0];
    const intruder = company.one(company.here());
    const plays = tile !== undefined && company.below(2) === 0;
    await intruder.move(plays ? { type: 'play', tile, end: 'left' } : { type: 'draw' });
    const wishes: readonly Said[] = [
      { type: 'begin' },
      { type: 'network' },
      { type: 'newCode' },
      { type: 'sit', seat: 0 },
    ];
    if (intruder !== company.here()[0]) await intruder.say(company.one(wishes));
    return true;
  },
  'keeps the door': async (company) => {
    const [person] = company.standing().flatMap(({ id }) => id ?? []);
    const wishes: readonly Said[] = [
      { type: 'newCode' },
      { type: 'lock', locked: true },
      { type: 'lock', locked: false },
      { type: 'network' },
      { type: 'options', options: company.options() },
      ...(person === undefined ? [] : [{ type: 'remove', person } as const]),
    ];
    await company.here()[0]?.say(company.one(wishes));
    return true;
  },
  'takes nothing for a while': async (company) => {
    const { line } = company.one(company.here());
    line.stick();
    await company.goOn();
    line.flow();
    await company.table.settle();
    return true;
  },
  'gives no secret to the next deal': (company) => {
    const seated = company.seated();
    if (seated.length === 0) return Promise.resolve(false);
    const device = company.one(seated);
    device.isSilent = !device.isSilent;
    return Promise.resolve(true);
  },
  'asks for the card': (company) => {
    company.table.ask();
    return Promise.resolve(true);
  },
} as const satisfies Readonly<Record<string, Deed>>;
export type DeedName = keyof typeof DEEDS;

export async function comeBack(company: Company): Promise<boolean> {
  const away = company.away();
  if (away.length === 0) return false;
  const { token, hello } = company.one(away);
  if (token !== null) await company.come({ as: hello.as, seatToken: token });
  return true;
}

async function come(company: Company, hello: Hello): Promise<boolean> {
  if (company.here().length >= CONNECTED_MOST) return false;
  await company.come(hello);
  return true;
}
