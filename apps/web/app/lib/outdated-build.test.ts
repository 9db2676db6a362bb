import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

const reload = vi.fn();
const { currentBuildFile } = vi.hoisted(() => ({ currentBuildFile: vi.fn() }));
vi.mock(import('./check-build.ts'), async (load) => ({ ...(await load()), currentBuildFile }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  currentBuildFile.mockReturnValue('/assets/one.js');
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a page reloads once per build, then the user decides', async () => {
  const { needsReloadStore, reloadUnlessUnsaved } = await import('./outdated-build.ts');
  expect(reloadUnlessUnsaved()).toBe(true);
  expect(reloadUnlessUnsaved()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(needsReloadStore.get()).toBe(true);
  currentBuildFile.mockReturnValue('/assets/two.js');
  expect(reloadUnlessUnsaved()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an unsaved form prevents the reload', async () => {
  const { reloadUnlessUnsaved } = await import('./outdated-build.ts');
  const { registerUnsavedCheck } = await import('./use-unsaved-warning.ts');
  const release = registerUnsavedCheck(() => true);
  expect(reloadUnlessUnsaved()).toBe(false);
  release();
  expect(reloadUnlessUnsaved()).toBe(true);
});

test.each([
  [200, 'same'],
  [404, 'other'],
  [502, 'unreachable'],
])('a server that answers %i for a file of ours runs: %s', async (status, build) => {
  const { checkServerBuild } = await import('./check-build.ts');
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await checkServerBuild()).toBe(build);
});

test('a server that does not respond is unreachable', async () => {
  const { checkServerBuild } = await import('./check-build.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkServerBuild()).toBe('unreachable');
});
