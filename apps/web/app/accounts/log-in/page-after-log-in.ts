import { safeNextPath } from '@haldi/contract/accounts/safe-next-path';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Redirecting to one of these would loop or log out. */
const accountScreenPattern =
  /^\/(contact\/(signup|login|logout|password)|auth-success)(?=[/?#]|$)/i;

/** The router also decodes paths such as `/contact/log%6Fut`. */
const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export const sanitizeNextPageParameter = (requested: unknown): string | null => {
  if (typeof requested !== 'string' || requested === '') return null;
  const next = safeNextPath(requested);
  return accountScreenPattern.test(decodePath(next)) ? '/' : next;
};

export const choosePageAfterLogIn = (
  next: string | null,
  { isAdmin, role }: Pick<UserData, 'isAdmin' | 'role'>,
  isOpen = true,
): string => {
  if (next !== null) return next;
  if (role === 'owner' && !isOpen) return '/admin/setup';
  if (role === 'beautician') return '/work';
  return isAdmin ? '/admin' : '/';
};

export const withNextPageParameter = (page: string, next: string | null): string =>
  next === null ? page : `${page}?next=${encodeURIComponent(next)}`;

const subscribeToNothing = (): (() => void) => () => undefined;

/** Null until hydrated: server-rendered pages are the same for every query. */
export const useQueryParameter = (name: string): string | null => {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(search).get(name),
    () => null,
  );
};

export const useNextPageParameter = (): string | null => {
  const { state } = useLocation();
  const parameter = useQueryParameter('next');
  return sanitizeNextPageParameter(parameter ?? (state as { next?: unknown } | null)?.next);
};
