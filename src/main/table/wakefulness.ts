import { powerSaveBlocker } from 'electron';

/** Keeps the display awake for as long as this copy is at a table. */
export function stayAwake(): (atTable: boolean) => void {
  let blocker: number | null = null;
  return (atTable) => {
    if (atTable && blocker === null) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!atTable && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
}
