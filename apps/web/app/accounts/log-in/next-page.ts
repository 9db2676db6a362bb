import { safeNextPath } from '@haldi/contract/accounts/safe-next-path';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Going on to one of these would turn round at once, or log out again. */
const isAccountScreen = /^\/(contact\/(signup|login|logout|password)|auth-success)(?=[/?#]|$)/i;

/** The router reads `/contact/log%6Fut` as it is meant. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A page of ours to go on to, or none. */
export const safeNextPage = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || wanted === '') return null;
  const next = safeNextPath(wanted);
  return isAccountScreen.test(decoded(next)) ? '/' : next;
};

/** Where somebody who has just logged in goes: back to what they wanted, or to their own start. */
export const pageAfterLogIn = (
  next: string | null,
  { isAdmin, role }: Pick<UserData, 'isAdmin' | 'role'>,
  isOpen = true,
): string => {
  if (next !== null) return next;
  if (role === 'owner' && !isOpen) return '/admin/setup';
  if (role === 'beautician') return '/work';
  return isAdmin ? '/admin' : '/';
};

/** The same page with the one to go on to in its address. */
export const withNextPage = (page: string, next: string | null): string =>
  next === null ? page : `${page}?next=${encodeURIComponent(next)}`;

const never = (): (() => void) => () => undefined;

/** Reads the address only once the page is hydrated: the server's page is the same for every query. */
export const useQueryParameter = (name: string): string | null => {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get(name),
    () => null,
  );
};

/** What `?next=`, or the redirect that led here, says about where to go on to. */
export const useNextPage = (): string | null => {
  const { state } = useLocation();
  const asked = useQueryParameter('next');
  return safeNextPage(asked ?? (state as { next?: unknown } | null)?.next);
};
