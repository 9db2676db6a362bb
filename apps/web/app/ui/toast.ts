import { isAdminPage } from '@haldi/contract/pages/staff-pages';
import { createStore, createStoredStore } from '../lib/store.ts';

export type ToastKind = 'success' | 'error';
type Message = { kind: ToastKind; text: string; until: number; dark: boolean };
export type ToastAction = { label: string; press: () => void };
export type Toast = Message & { id: number; action?: ToastAction };

const customerMs = 5000;
const adminMs = 1000;

/** Continues over reloads and does not depend on the system clock. */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();

/**
 * Not Base UI's toasts: their 11 kB exceed the page weight limit, and loaded on first use they
 * could not report a lost connection.
 */
export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** A repeated message replaces the earlier one. */
const add = (message: Message): void => {
  lastId += 1;
  const added = { ...message, id: lastId };
  toasts.update((shown) => [
    ...shown.filter(({ kind, text }) => kind !== message.kind || text !== message.text),
    added,
  ]);
};

const isMessage = (value: unknown): value is Message => {
  const message = value as Message | null;
  return typeof message?.text === 'string' && typeof message.until === 'number';
};

const readMessages = (saved: string | null): Message[] => {
  try {
    const found: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(found) ? found.filter(isMessage) : [];
  } catch {
    return [];
  }
};

const storedToasts = createStoredStore<Message[]>({
  key: 'toasts-after-reload',
  read: readMessages,
  write: (messages) => (messages.length > 0 ? JSON.stringify(messages) : null),
  getStorage: () => sessionStorage,
});

/** The time that the reload takes does not count. */
export const restoreToasts = (): void => {
  const stored = storedToasts.get();
  if (stored.length === 0) return;
  storedToasts.update(() => []);
  for (const { kind, text, until, dark } of stored) {
    const prolongedUntil = until + performance.now();
    if (prolongedUntil > monotonicNow()) add({ kind, text, until: prolongedUntil, dark });
  }
};

export const dismissToast = (id: number): void =>
  toasts.update((shown) => shown.filter((toast) => toast.id !== id));

const messageNow = (kind: ToastKind, text: string): Message => {
  const dark = isAdminPage(location.pathname);
  return { kind, text, until: monotonicNow() + (dark ? adminMs : customerMs), dark };
};

export const toast = {
  success: (text: string): void => add(messageNow('success', text)),
  error: (text: string): void => add(messageNow('error', text)),
  /** Shows it now and, for the remaining time, after the reload. */
  afterReload: (kind: ToastKind, text: string): void => {
    const message = messageNow(kind, text);
    add(message);
    storedToasts.update((stored) => [...stored, message]);
  },
};
