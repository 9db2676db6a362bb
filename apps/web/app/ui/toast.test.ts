import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';

const page = async (pathname: string) => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname });
  const loadedAt = Date.now();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(loadedAt);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - loadedAt);
  return import('./toast.ts');
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('toasts', () => {
  test('last 5 seconds for customers and 1 second, dark, for admins', async () => {
    const customer = await page('/blog');
    customer.toast.success('Done');
    expect(customer.toasts.get()).toMatchObject([{ until: 1_005_000, dark: false }]);
    const admin = await page('/admin/orders');
    admin.toast.error('Failed');
    expect(admin.toasts.get()).toMatchObject([{ until: 1_001_000, dark: true, kind: 'error' }]);
    const notAdmin = await page('/administrators');
    notAdmin.toast.error('Failed');
    expect(notAdmin.toasts.get()).toMatchObject([{ dark: false }]);
  });

  test('a repeated message replaces the earlier one', async () => {
    const { toast, toasts } = await page('/blog');
    toast.error('Failed to fetch blogs');
    toast.success('Done');
    toast.success('Failed to fetch blogs');
    vi.setSystemTime(1_002_000);
    toast.error('Failed to fetch blogs');
    expect(toasts.get()).toMatchObject([
      { kind: 'success', text: 'Done', until: 1_005_000 },
      { kind: 'success', text: 'Failed to fetch blogs', until: 1_005_000 },
      { kind: 'error', text: 'Failed to fetch blogs', until: 1_007_000 },
    ]);
  });

  test('a toast kept over a reload is shown once for its remaining time', async () => {
    (await page('/blog')).toast.afterReload('success', 'Blog Posted Successfully');
    vi.setSystemTime(1_000_500);
    const reloaded = await page('/blog');
    expect(reloaded.toasts.get()).toEqual([]);
    reloaded.restoreToasts();
    expect(reloaded.toasts.get()).toMatchObject([
      { text: 'Blog Posted Successfully', until: 1_005_000 },
    ]);
    const again = await page('/blog');
    again.restoreToasts();
    expect(again.toasts.get()).toEqual([]);
  });

  test('the time that a slow connection takes to reload does not count', async () => {
    (await page('/blog')).toast.afterReload('success', 'Blog Posted Successfully');
    vi.setSystemTime(1_000_500);
    const reloaded = await page('/blog');
    vi.setSystemTime(1_020_500);
    reloaded.restoreToasts();
    expect(reloaded.toasts.get()).toMatchObject([{ until: 1_025_000 }]);
  });

  test('an expired toast is not shown', async () => {
    (await page('/blog')).toast.afterReload('success', 'Old');
    vi.setSystemTime(1_006_000);
    const reloaded = await page('/blog');
    reloaded.restoreToasts();
    expect(reloaded.toasts.get()).toEqual([]);
  });

  test.each(['{', '"text"', '[null, 3, {}]'])('stored %s shows no toast', async (stored) => {
    sessionStorage.setItem('toasts-after-reload', stored);
    const reloaded = await page('/blog');
    reloaded.restoreToasts();
    expect(reloaded.toasts.get()).toEqual([]);
  });
});
