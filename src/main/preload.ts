import { contextBridge, ipcRenderer } from 'electron';
import type { Desktop, Question, ToPage, ToShell } from '../shared/desktop';

/** Asks the shell; `words` and the answer are typed once, by `Desktop`. */
function ask<Q extends Question>(question: Q, ...words: Parameters<Desktop[Q]>): ReturnType<Desktop[Q]> {
  // The shell answers each question as `Desktop` says (src/main/ipc.ts is held to the same type).
  return ipcRenderer.invoke(question, ...words) as ReturnType<Desktop[Q]>;
}

function tell<C extends keyof ToShell>(channel: C, word: ToShell[C]): void {
  ipcRenderer.send(channel, word);
}

/** One listener more for a kind of news; the shell hears only of the first to come and the last to go. */
function hear<N extends keyof ToPage>(news: N): (listener: (word: ToPage[N]) => void) => () => void {
  const listeners = new Set<(word: ToPage[N]) => void>();
  ipcRenderer.on(news, (_event, word: ToPage[N]) => {
    for (const listener of listeners) listener(word);
  });
  return (listener) => {
    // A function of its own for each call, so that the same listener given twice is heard twice and ended twice.
    const own = (word: ToPage[N]): void => listener(word);
    listeners.add(own);
    tell('want', { news, wanted: true });
    return () => {
      if (!listeners.delete(own) || listeners.size > 0) return;
      tell('want', { news, wanted: false });
    };
  };
}

const desktop: Desktop = {
  facts: () => ask('facts'),
  keepName: (name) => ask('keepName', name),
  listenSettings: hear('settings'),
  keepSettings: (settings) => ask('keepSettings', settings),
  displays: () => ask('displays'),
  listenNearby: hear('nearby'),
  listenNetwork: hear('network'),
  leftHere: () => ask('leftHere'),
  forgetTable: (id) => ask('forgetTable', id),
  saveTable: () => ask('saveTable'),
  chooseTableFile: () => ask('chooseTableFile'),
  open: (request) => ask('open', request),
  join: (request) => ask('join', request),
  opened: () => ask('opened'),
  leave: () => ask('leave'),
  seatLink: () => ask('seatLink'),
  comeBack: () => ask('comeBack'),
  say: (message) => tell('say', message),
  listen: hear('link'),
  openPage: (address) => ask('openPage', address),
  showTv: () => ask('showTv'),
  toggleFullScreen: () => ask('toggleFullScreen'),
  houseRules: () => ask('houseRules'),
  keepRules: (rules, replaces) => ask('keepRules', rules, replaces),
  renameRules: (id, name) => ask('renameRules', id, name),
  deleteRules: (id) => ask('deleteRules', id),
  shareRules: (rules) => ask('shareRules', rules),
  importRules: () => ask('importRules'),
  scores: () => ask('scores'),
  keepScores: (named, replaces) => ask('keepScores', named, replaces),
  deleteScores: (id) => ask('deleteScores', id),
};

contextBridge.exposeInMainWorld('desktop', desktop);
