import { mkdirSync } from 'node:fs';
import { app, dialog } from 'electron';
import { texts } from '../shared/texts/texts';
import { claimScheme } from './pages/scheme';
import { startShell } from './shell';
import { parseCommandLine } from './start/commandLine';
import { dataFolder } from './start/folder';
import { speakLanguage, systemLanguage } from './start/language';

const commandLine = parseCommandLine(process.argv.slice(1));

if (commandLine.version) {
  process.stdout.write(`${app.getVersion()}\n`, () => app.exit(0));
} else {
  void start();
}

async function start(): Promise<void> {
  const folder = dataFolder({
    appFolder: app.getPath('appData'),
    appName: app.getName(),
    profile: commandLine.profile,
    chosen: process.env['BONEYARD_DATA'],
  });
  await speakLanguage(systemLanguage());
  try {
    await startIn(folder);
  } catch (problem) {
    // There is no window to say it in, and perhaps no folder to write it down in.
    const { title, sentence } = texts().shell.cannotStart;
    console.error(problem);
    dialog.showErrorBox(title, sentence(folder));
    app.exit(1);
  }
}

async function startIn(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // The lock belongs to the folder: a second start with the same one finds the first, others run beside it.
  app.setPath('userData', folder);
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  // Where the system can have no sandbox (tests run as root), Electron would insist on one and start no page.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  claimScheme();
  await startShell({ folder, profile: commandLine.profile });
}
