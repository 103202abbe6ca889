import { expect, test } from 'vitest';
import { namesGpu } from '../../../src/renderer/parts/gpu';

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', false],
  ['ANGLE (Mesa, llvmpipe (LLVM 15.0.6, 256 bits), OpenGL 4.5)', false],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', false],
  ['Apple Software Renderer', false],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)', true],
  ['Adreno (TM) 640', true],
])('%s: a graphics processor: %s', (renderer, isOne) => {
  expect(namesGpu(renderer)).toBe(isOne);
});
