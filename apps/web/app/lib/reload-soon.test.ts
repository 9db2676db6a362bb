import { afterEach, expect, test, vi } from 'vitest';
import { reloadSoon } from './reload-soon.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page reloads after 500 ms', () => {
  const reload = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  reloadSoon();
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});
