import { knownBrowserDays } from '@haldi/contract/accounts/lifetimes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { isDeviceOf, noteDevice } from './known-device-store.ts';
import { digest, newSecret } from './secrets.ts';

/** How long a browser is known after somebody last logged in there. */
export const knownForMs = knownBrowserDays * 24 * 60 * 60_000;

const secretForm = /^[\w-]{43}$/;

const secretOf = ({ deviceCookie }: Accounts, request: FastifyRequest): string | undefined => {
  const secret = deviceCookie.read(request);
  return secret !== undefined && secretForm.test(secret) ? secret : undefined;
};

/** What this browser is known by, if it ever was. */
export const deviceHashOf = (accounts: Accounts, request: FastifyRequest): string | undefined => {
  const secret = secretOf(accounts, request);
  return secret === undefined ? undefined : digest(secret);
};

/** Somebody has shown who they are in this browser; it keeps one secret for all its accounts. */
export const rememberDevice = async (
  accounts: Accounts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): Promise<void> => {
  const { db, clock, deviceCookie } = accounts;
  const now = clock();
  const secret = secretOf(accounts, request) ?? newSecret();
  await noteDevice(db, { userId, deviceHash: digest(secret), lastUsedAt: now });
  deviceCookie.set(reply, secret, new Date(now.getTime() + knownForMs), now);
};

export const isKnownDevice = async (
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  login: string,
  deviceHash: string | undefined,
): Promise<boolean> => {
  if (deviceHash === undefined) return false;
  return isDeviceOf(db, login, deviceHash, new Date(clock().getTime() - knownForMs));
};
