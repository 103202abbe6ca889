/** What browsers call a processor that does a graphics processor's work, where there is none. */
const IN_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let isThere: boolean | null = null;

/** Whether a graphics processor draws this page. Where none does, what is large must not fade: it takes whole frames. */
export function hasGpu(): boolean {
  isThere ??= askForGpu();
  return isThere;
}

/** Whether this is the name of a graphics processor, as WebGL gives it, and not of a stand-in. */
export function namesGpu(renderer: string): boolean {
  return !IN_SOFTWARE.test(renderer);
}

function askForGpu(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const { RENDERER } = context;
  // Some browsers call a stand-in no caveat; then only its name tells, and by RENDERER alone not every browser says it.
  const unmasked = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? RENDERER;
  const name = String(context.getParameter(unmasked));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return namesGpu(name);
}
