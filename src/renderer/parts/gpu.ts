let isThere: boolean | null = null;

/** Whether a graphics processor draws this page. Where none does, what is large must not fade: it takes whole frames. */
export function hasGpu(): boolean {
  isThere ??= askForGpu();
  return isThere;
}

function askForGpu(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
