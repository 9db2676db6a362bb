import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../../config.ts';
import { AppError } from './app-error.ts';

type Own = Pick<Config, 'publicOrigin' | 'port'>;

/** As requested by the client; see `trustedOrigin` for links that are stored or sent. */
export const ownOriginOfRequest = ({ publicOrigin }: Own, request: FastifyRequest): string =>
  publicOrigin?.origin ?? `${request.protocol}://${request.host}`;

/**
 * Origin for emails and cached pages. Clients can send any Host header, so without PUBLIC_ORIGIN
 * only names and addresses of this machine are accepted.
 */
export const trustedOrigin = (config: Own, request: FastifyRequest): string => {
  if (config.publicOrigin) return config.publicOrigin.origin;
  const name = request.hostname.replace(/^\[|\]$/g, '');
  const ownAddress = request.socket.localAddress?.replace(/^::ffff:/, '');
  const isOwnName = isLoopback(name) || name === ownAddress;
  return isOwnName ? ownOriginOfRequest(config, request) : `http://localhost:${config.port}`;
};

/** For cached pages, which are stored per origin: the port is not taken from the client either. */
export const originForCachedPages = (config: Own, request: FastifyRequest): string => {
  const origin = new URL(trustedOrigin(config, request));
  const { localPort } = request.socket;
  if (!config.publicOrigin && localPort !== undefined) origin.port = String(localPort);
  return origin.origin;
};

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

export const refuseMalformedHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    // HTTP/1.0 requests may have no host.
    if (request.host === '' || host.test(request.host)) return;
    throw new AppError('BAD_REQUEST', 'The request is malformed.');
  });
};
