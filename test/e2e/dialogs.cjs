// Loaded into the application under test before its own code: questions of the system's dialogs are answered at
// once, with the first button, and what they said is kept for the test to read.
const { dialog } = require('electron');

/** @type {{ message: string, detail: string }[]} */
const said = [];
Object.assign(globalThis, { saidInDialogs: said });

dialog.showErrorBox = (message, detail) => void said.push({ message, detail });
dialog.showMessageBox = (/** @type {any[]} */ ...words) => {
  const { message, detail = '' } = words.at(-1);
  said.push({ message, detail });
  const answer = Number(process.env['BONEYARD_TEST_ANSWER'] ?? '0');
  return Promise.resolve({ response: answer, checkboxChecked: false });
};
