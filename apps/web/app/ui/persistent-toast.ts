import { monotonicNow, toasts } from './toast.ts';

const dayMs = 86_400_000;

export const showPersistentToast = (text: string): void =>
  toasts.update((shown) => [
    ...shown.filter(({ id }) => id !== 0),
    { id: 0, kind: 'error', text, until: monotonicNow() + dayMs, dark: false },
  ]);
