import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../../config.ts';
import { AppError } from './app-error.ts';

type Own = Pick<Config, 'publicOrigin' | 'port'>;

/** The product's address as this caller sees it. */
export const requestOrigin = ({ publicOrigin }: Own, request: FastifyRequest): string =>
  publicOrigin?.origin ?? `${request.protocol}://${request.host}`;

/**
 * The product's address for what leaves the conversation, such as a link in a mail or a page that is
 * stored: a caller can write any host into a request, so where none is configured only this machine's
 * own names count, among them the address that the request came in at.
 */
export const trustedOrigin = (config: Own, request: FastifyRequest): string => {
  if (config.publicOrigin) return config.publicOrigin.origin;
  const name = request.hostname.replace(/^\[|\]$/g, '');
  const ownAddress = request.socket.localAddress?.replace(/^::ffff:/, '');
  const isHere = isLoopback(name) || name === ownAddress;
  return isHere ? requestOrigin(config, request) : `http://localhost:${config.port}`;
};

/**
 * The product's address for a page that is stored. Each is rendered for itself, so the port is not
 * the caller's to choose either.
 */
export const storedPageOrigin = (config: Own, request: FastifyRequest): string => {
  const origin = new URL(trustedOrigin(config, request));
  const { localPort } = request.socket;
  if (!config.publicOrigin && localPort !== undefined) origin.port = String(localPort);
  return origin.origin;
};

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
