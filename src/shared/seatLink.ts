/**
 * The address that moves a seat to whoever opens it. The secret stands behind `#`, where it is in no log and in no
 * referrer. `address` is `192.168.1.24:27500`.
 */
export function makeSeatLink(address: string, seatToken: string): string {
  return `http://${address}/#s=${seatToken}`;
}
