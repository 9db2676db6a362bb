import type { SignedIn } from '@haldi/contract/accounts/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Caller } from '../context.ts';
import type { UserRow } from '../store.ts';
import { toUserData } from '../user-data.ts';
import { deviceOf } from './device.ts';
import type { OpenedSession } from './service.ts';

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
});

type Signed = { user: UserRow; session: OpenedSession };

/** The token goes into the answer, its cookie beside it and never into a body. */
export const signedIn = (
  app: FastifyInstance,
  { clock }: Accounts,
  reply: FastifyReply,
  { user, session }: Signed,
): SignedIn => {
  app.sessionCookie.set(reply, session.cookie, session.expiresAt, clock());
  return { token: session.token, userData: toUserData(user) };
};
