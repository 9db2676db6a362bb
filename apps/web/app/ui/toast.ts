export type ToastKind = 'success' | 'error';
export type Toast = { id: number; kind: ToastKind; text: string; until: number; dark: boolean };

const customerMs = 5000;
const adminMs = 1000;
const storageKey = 'toasts-after-reload';

/** Goes on over a reload, and whatever becomes of the time of day meanwhile. */
export const elapsedMs = (): number => performance.timeOrigin + performance.now();

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const isAdminScreen = (): boolean => /^\/admin(\/|$)/.test(location.pathname);

const show = (kind: ToastKind, text: string): Toast => {
  const dark = isAdminScreen();
  const until = elapsedMs() + (dark ? adminMs : customerMs);
  lastId += 1;
  const added = { id: lastId, kind, text, until, dark };
  change([...toasts, added]);
  return added;
};

type Kept = Omit<Toast, 'id'>;

const isKept = (value: unknown): value is Kept => {
  const kept = value as Kept | null;
  return typeof kept?.text === 'string' && typeof kept.until === 'number';
};

const readKept = (): Kept[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Storage that is closed or holds something else keeps no toasts; nothing more is lost.
    return [];
  }
};

const keep = (toast: Toast): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readKept(), toast]));
  } catch {
    // Without storage the toast ends with the page.
  }
};

const forgetKept = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Closed storage keeps nothing anyway.
  }
};

/**
 * Shows what was kept over a reload, for the time that was left when the reload began: on a slow
 * line it would be over before anyone sees it.
 */
export const restoreToasts = (): void => {
  const kept = readKept()
    .map((toast) => ({ ...toast, until: toast.until + performance.now() }))
    .filter(({ until }) => until > elapsedMs());
  forgetKept();
  if (kept.length === 0) return;
  change([
    ...toasts,
    ...kept.map(({ kind, text, until, dark }) => {
      lastId += 1;
      return { id: lastId, kind, text, until, dark };
    }),
  ]);
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentToasts = (): readonly Toast[] => toasts;

/** Short messages at the top right: 5 seconds for customers, 1 second and dark for admins. */
export const toast = {
  success: (text: string): void => void show('success', text),
  error: (text: string): void => void show('error', text),
  /** Shows it now and, for the rest of its time, again after the page reloads. */
  afterReload: (kind: ToastKind, text: string): void => keep(show(kind, text)),
};
