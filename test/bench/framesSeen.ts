import type { Page } from 'playwright';

/* Frames as a page sees them come. */

type Recorder = { frames: { at: number; took: number }[]; began: number; last: number; stop: boolean };
type Recording = { recorder: Recorder };

/** The runner of this file gives functions their names back by a function that a page does not have. */
export function readyRecorder(page: Page): Promise<void> {
  return page.evaluate('globalThis.__name ??= (named) => named');
}

/** Notes every frame from the first change on the table on. */
export function startRecording(page: Page): Promise<void> {
  return page.evaluate(() => {
    const recorder: Recorder = { frames: [], began: 0, last: 0, stop: false };
    (globalThis as unknown as Recording).recorder = recorder;
    const watcher = new MutationObserver(() => {
      recorder.began ||= performance.now();
    });
    watcher.observe(document.querySelector('.flights') ?? document.body, { childList: true });
    const note = (now: number): void => {
      // Only from the first frame on in which something moves: what the step itself takes is not one of them.
      if (recorder.began > 0 && recorder.last >= recorder.began)
        recorder.frames.push({ at: now - recorder.began, took: now - recorder.last });
      recorder.last = now;
      if (recorder.stop) watcher.disconnect();
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** Stops noting. @returns how long each frame took, and when it came, in milliseconds. */
export function recordedFrames(page: Page): Promise<Recorder['frames']> {
  return page.evaluate(() => {
    const { recorder } = globalThis as unknown as Recording;
    recorder.stop = true;
    return recorder.frames;
  });
}

/** Shows an empty page with one square on it. */
export async function readySquare(page: Page): Promise<void> {
  await page.setContent('<div style="position:absolute;width:100px;height:100px;background:#b28432"></div>');
  await readyRecorder(page);
}

/** Moves the square for so many milliseconds. @returns how many each frame took. */
export function framesOfSquare(page: Page, ms: number): Promise<readonly number[]> {
  return page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const moving = [{ transform: 'none' }, { transform: 'translate(1700px, 900px)' }];
        const took: number[] = [];
        const began = performance.now();
        let last = 0;
        document.querySelector('div')?.animate(moving, { duration });
        const note = (now: number): void => {
          if (last > 0) took.push(now - last);
          last = now;
          if (now - began < duration) requestAnimationFrame(note);
          else resolve(took);
        };
        requestAnimationFrame(note);
      }),
    ms,
  );
}
