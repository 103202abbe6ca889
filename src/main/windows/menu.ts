import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';

/** No menu, except the least a Mac needs: its own first menu, and one that makes copying and pasting work. */
export function setMenu(): void {
  const mac: readonly MenuItemConstructorOptions[] = [
    { role: 'appMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(process.platform === 'darwin' ? Menu.buildFromTemplate([...mac]) : null);
}
