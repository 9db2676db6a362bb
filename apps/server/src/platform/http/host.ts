import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A name or an address, and perhaps a port. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Refuses what no address could be made of, before anything tries to. */
export const refuseMalformedHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    // Absent in HTTP/1.0.
    if (request.host === '' || host.test(request.host)) return;
    throw new AppError('BAD_REQUEST', 'The request is malformed.');
  });
};
