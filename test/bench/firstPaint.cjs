// Loaded into an application before its own code: prints a line and ends it as soon as the button called "Play now"
// has been painted in a window that is on the screen.
const { app } = require('electron');

/** Runs in the page: the button is there, and a frame with it in it has been made. */
const PAINTED = `new Promise((resolve) => {
  const look = () => {
    const isThere = [...document.querySelectorAll('button')].some((one) => one.innerText.includes('Play now'));
    if (!isThere) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  };
  look();
})`;

app.once('browser-window-created', (_event, window) => {
  const shown = window.isVisible()
    ? Promise.resolve()
    : new Promise((resolve) => window.once('show', () => resolve(undefined)));
  window.webContents.once('dom-ready', () => {
    void Promise.all([shown, window.webContents.executeJavaScript(PAINTED)]).then(() =>
      process.stdout.write('painted\n', () => app.exit(0)),
    );
  });
});
