/**
 * Reads what follows the executable: modules to load first (`-r FILE`, as often as wanted) and the folder of the
 * application, which is the first word that is no switch. Switches are Chromium's business, and what follows the
 * folder is the application's.
 *
 * @param {readonly string[]} words the command line without the executable
 * @returns {{ preloads: string[], folder: string | undefined }}
 */
function parseCommandLine(words) {
  /** @type {string[]} */
  const preloads = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-r' || word === '--require') {
      at += 1;
      const preload = words[at];
      if (preload !== undefined) preloads.push(preload);
    } else if (!word.startsWith('-')) {
      return { preloads, folder: word };
    }
  }
  return { preloads, folder: undefined };
}

module.exports = { parseCommandLine };
