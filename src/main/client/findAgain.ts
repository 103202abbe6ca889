import type { Browsing } from '../lan/browse';
import { placesOf } from '../lan/sightings';
import type { Heard } from '../lan/sightings';
import type { Address } from './address';

/** Tells where a table is whenever that is heard anew, and nowhere when it is heard no more; gives back what ends that. */
export type FindAgain = (tableId: string, found: (addresses: readonly Address[]) => void) => () => void;

/** Finds a table that moved by its announcements: another address, another port, or the same ones after a while. */
export function findByAnnouncement(browsing: Browsing): FindAgain {
  return (tableId, found) => {
    let before = '[]';
    return browsing.listen((tables) => {
      const places = listPlaces(tables.find(({ id }) => id === tableId));
      const now = JSON.stringify(places);
      if (now === before) return;
      before = now;
      found(places);
    });
  };
}

/** Where a table said it can be reached. */
export function listPlaces(table: Heard | undefined): readonly Address[] {
  return table === undefined ? [] : placesOf(table);
}
