import { knownDeviceDays } from '@haldi/contract/accounts/session-durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsContext } from '../context.ts';
import { generateSecret, hashSecret } from './generate-and-hash-secrets.ts';
import { isKnownDeviceOfLogin, upsertKnownDevice } from './known-device-store.ts';

export const knownDeviceLifetimeMs = knownDeviceDays * 24 * 60 * 60_000;

const secretPattern = /^[\w-]{43}$/;

const secretOf = (
  { deviceCookie }: AccountsContext,
  request: FastifyRequest,
): string | undefined => {
  const secret = deviceCookie.read(request);
  return secret !== undefined && secretPattern.test(secret) ? secret : undefined;
};

export const deviceHashOf = (
  accounts: AccountsContext,
  request: FastifyRequest,
): string | undefined => {
  const secret = secretOf(accounts, request);
  return secret === undefined ? undefined : hashSecret(secret);
};

/** A browser keeps one secret for all its accounts. */
export const rememberDevice = async (
  accounts: AccountsContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): Promise<void> => {
  const { db, clock, deviceCookie } = accounts;
  const now = clock();
  const secret = secretOf(accounts, request) ?? generateSecret();
  await upsertKnownDevice(db, { userId, deviceHash: hashSecret(secret), lastUsedAt: now });
  deviceCookie.set(reply, secret, new Date(now.getTime() + knownDeviceLifetimeMs), now);
};

export const isKnownDevice = async (
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  login: string,
  deviceHash: string | undefined,
): Promise<boolean> => {
  if (deviceHash === undefined) return false;
  return isKnownDeviceOfLogin(
    db,
    login,
    deviceHash,
    new Date(clock().getTime() - knownDeviceLifetimeMs),
  );
};
