// The least an Electron application can be: one window of the size of ours, with one word in it.
const { app, BrowserWindow } = require('electron');

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  void window.loadURL('data:text/html,<button>Play now</button>');
});
