import { app } from 'electron';
import { parseCommandLine } from './start/commandLine';
import { dataFolder } from './start/folder';
import { claimScheme } from './pages/scheme';
import { startShell } from './shell';

const commandLine = parseCommandLine(process.argv.slice(1));

if (commandLine.version) {
  process.stdout.write(`${app.getVersion()}\n`, () => app.exit(0));
} else {
  start();
}

function start(): void {
  const folder = dataFolder({
    appFolder: app.getPath('appData'),
    appName: app.getName(),
    profile: commandLine.profile,
    chosen: process.env['BONEYARD_DATA'],
  });
  // The lock belongs to the folder: a second start with the same one finds the first, others run beside it.
  app.setPath('userData', folder);
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  // Where the system can have no sandbox (tests run as root), Electron would insist on one and start no page.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  claimScheme();
  void startShell({ folder, profile: commandLine.profile });
}
