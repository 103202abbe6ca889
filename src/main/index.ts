import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

function openWindow(): void {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    title: 'Boneyard',
    webPreferences: {
      preload: join(app.getAppPath(), 'out/preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  void window.loadFile(join(app.getAppPath(), 'out/renderer/index.html'));
}

app.on('window-all-closed', () => app.quit());
void app.whenReady().then(openWindow);
