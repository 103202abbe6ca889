// Stands on the window in place of the preload; `galleryAsk` is put there by test/gallery/page.ts.
(() => {
  const hear = (kind) => (listener) => {
    window[`gallery-${kind}`] = listener;
    void window.galleryAsk(kind, []);
    return () => undefined;
  };
  const ask = (question) => [question, (...words) => window.galleryAsk(question, words)];
  const asked = ['facts', 'keepName', 'open', 'join', 'opened', 'leave', 'say', 'showTv', 'toggleFullScreen'];
  window.desktop = {
    ...Object.fromEntries(asked.map(ask)),
    listenNearby: hear('nearby'),
    listen: hear('link'),
  };
})();
