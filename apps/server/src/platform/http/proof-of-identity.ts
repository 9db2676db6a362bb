import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Identity } from './identity.ts';

/** Passed in by the app to features below `accounts`. */
export type ProofOfIdentity = {
  hasPassword: (db: Db, userId: string) => Promise<boolean>;
  /** Throws unless the password is right or, without one, the login is recent. */
  requireProof: (proof: {
    identity: Identity;
    password: string | undefined;
    request: FastifyRequest;
  }) => Promise<void>;
};
