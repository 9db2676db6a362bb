import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { PromiseCache } from './promise-cache.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type TextResponse = {
  status: number;
  headers: Record<string, string>;
  /** Buffers are pictures and are not compressed again. */
  body: string | Buffer;
};
export type StoredResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  compress?: (encoding: Compression) => Promise<unknown>;
};
type Compression = 'br' | 'gzip';
type Encoding = Compression | 'identity';

const maxEntries = 400;
const maxBytes = 32 * 1_024 * 1_024;
const maxStaleMs = 60 * 60_000;

const compressions: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // Pages are small: the default 4 MB window costs more to set up than it saves.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (body) => gzipAsync(body, { level: 6 }),
};

/** Compresses on first use: most responses are requested in one encoding only. */
export const toStoredResponse = ({ status, headers, body }: TextResponse): StoredResponse => {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const bodies: StoredResponse['bodies'] = { identity };
  const pending = new Map<Compression, Promise<unknown>>();
  const make = async (encoding: Compression): Promise<void> => {
    bodies[encoding] = await compressions[encoding](identity);
  };
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies,
    ...(typeof body === 'string' && {
      compress: (encoding: Compression) => {
        const compressing = pending.get(encoding) ?? make(encoding);
        pending.set(encoding, compressing);
        return compressing;
      },
    }),
  };
};

const chooseEncoding = (accepted: string | undefined, stored: StoredResponse): Encoding => {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim());
  const preferred = (['br', 'gzip'] as const).find(
    (encoding) =>
      (stored.bodies[encoding] || stored.compress) &&
      offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(offer)),
  );
  return preferred ?? 'identity';
};

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

class BoundedResponses {
  #responses = new Map<string, StoredResponse>();
  #bytes = 0;

  get(key: string): StoredResponse | undefined {
    const found = this.#responses.get(key);
    if (!found) return undefined;
    // Re-inserting keeps the map in order of use.
    this.#responses.delete(key);
    this.#responses.set(key, found);
    return found;
  }

  set(key: string, response: StoredResponse): void {
    this.delete(key);
    this.#responses.set(key, response);
    this.#bytes += response.bodies.identity.length;
    for (const oldest of this.#responses.keys()) {
      if (this.#responses.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#responses.get(key)?.bodies.identity.length ?? 0;
    this.#responses.delete(key);
  }

  moveTo(other: BoundedResponses): void {
    for (const [key, response] of this.#responses) other.set(key, response);
    this.clear();
  }

  clear(): void {
    this.#responses.clear();
    this.#bytes = 0;
  }
}

/**
 * Caches public responses, which are the same for every visitor. `invalidate` is called when public
 * content changes; a response whose rendering began before that is still sent, but not stored.
 * Dropped responses are kept as stale ones and sent while the database is unavailable: the first
 * request after the failure waits for the database, later ones get the stale response while a new
 * one is tried in the background.
 */
export class ResponseCache {
  #version = 0;
  #stored = new BoundedResponses();
  #stale = new BoundedResponses();
  #staleSince = performance.now();
  #isDatabaseDown = false;
  #pending = new Map<string, Promise<StoredResponse>>();
  #data = new PromiseCache();

  get isDatabaseDown(): boolean {
    return this.#isDatabaseDown;
  }

  invalidate(): void {
    this.#version += 1;
    if (!this.#isDatabaseDown) this.#deleteOldStale();
    this.#isDatabaseDown = false;
    this.#data.clear();
    this.#stored.moveTo(this.#stale);
    this.#pending.clear();
  }

  /** Also deletes stale responses, because they may contain withdrawn content. */
  purge(): void {
    this.invalidate();
    this.#stale.clear();
  }

  loadOnce<T>(key: string, make: () => Promise<T>): Promise<T> {
    return this.#data.get(key, make);
  }

  async get(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const stored = this.#stored.get(key);
    if (stored) return stored;
    const pending = this.#makeOnce(key, make);
    const staleResponse = this.#stale.get(key);
    if (!staleResponse) return pending;
    const freshOrStale = pending.then(
      (made) => (made.status === 503 ? staleResponse : made),
      (error: unknown) => {
        if (isDatabaseUnavailable(error)) return staleResponse;
        throw error;
      },
    );
    if (!this.#isDatabaseDown) return freshOrStale;
    // Not awaited; without a handler, a rejection would be unhandled.
    freshOrStale.catch(() => {});
    return staleResponse;
  }

  /** Old stale responses may show content that was deleted since. */
  #deleteOldStale(): void {
    const now = performance.now();
    if (now - this.#staleSince < maxStaleMs) return;
    this.#stale.clear();
    this.#staleSince = now;
  }

  #makeOnce(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const shared = this.#pending.get(key);
    if (shared) return shared;
    const pending = this.#make(key, make).finally(() => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    });
    this.#pending.set(key, pending);
    return pending;
  }

  async #make(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const version = this.#version;
    try {
      const made = toStoredResponse(await make());
      if (version !== this.#version) return made;
      this.#isDatabaseDown = made.status === 503;
      if (made.status < 500) {
        this.#stored.set(key, made);
        this.#stale.delete(key);
      }
      return made;
    } catch (error) {
      if (version === this.#version) this.#isDatabaseDown = isDatabaseUnavailable(error);
      throw error;
    }
  }
}

export const sendStoredResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], stored);
  const isUnchanged =
    stored.status === 200 && matches(request.headers['if-none-match'], stored.etag);
  if (!isUnchanged && encoding !== 'identity' && !stored.bodies[encoding]) {
    await stored.compress?.(encoding);
  }
  reply.headers(stored.headers).header('etag', stored.etag).header('vary', 'Accept-Encoding');
  if (isUnchanged) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(stored.status).send(stored.bodies[encoding] ?? stored.bodies.identity);
};
