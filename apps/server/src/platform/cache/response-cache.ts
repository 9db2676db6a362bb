import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A response as it is made, before it is stored. */
export type TextResponse = { status: number; headers: Record<string, string>; body: string };
export type StoredResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Makes a body that is not there yet; what was compressed beforehand has no need of it. */
  compress?: (encoding: Compression) => Promise<unknown>;
};
type Compression = 'br' | 'gzip';
type Encoding = Compression | 'identity';

const maxEntries = 400;
const maxReadings = 200;
const maxBytes = 32 * 1_024 * 1_024;

const compressions: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // Pages are small: a window for 4 MB costs more to set up than to use.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (body) => zip(body, { level: 6 }),
};

/** Compressed when first asked for that way: almost nobody asks for more than one. */
const store = ({ status, headers, body }: TextResponse): StoredResponse => {
  const identity = Buffer.from(body);
  const bodies: StoredResponse['bodies'] = { identity };
  const underWay = new Map<Compression, Promise<unknown>>();
  const make = async (encoding: Compression): Promise<void> => {
    bodies[encoding] = await compressions[encoding](identity);
  };
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies,
    compress: (encoding) => {
      const making = underWay.get(encoding) ?? make(encoding);
      underWay.set(encoding, making);
      return making;
    },
  };
};

/** The best that the caller takes, whether it is there already or has to be made. */
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

/**
 * Public responses that are the same for everyone, made once and stored with both compressions. A
 * page takes some fifteen milliseconds to render, so that whoever comes to a busy salon would wait
 * for all before him; stored, it is there at once. Anything that changes what the public sees calls
 * `drop`; a response whose making began before a drop is still sent to whoever waited for it, but
 * never stored.
 */
export class ResponseCache {
  #version = 0;
  #stored = new Map<string, StoredResponse>();
  #underWay = new Map<string, Promise<StoredResponse>>();
  #readings = new Map<string, Promise<unknown>>();
  #bytes = 0;

  drop(): void {
    this.#version += 1;
    this.#bytes = 0;
    this.#readings.clear();
    this.#stored.clear();
    this.#underWay.clear();
  }

  /**
   * What pages are made of, read once for all of them: it goes when the pages go. One that was begun
   * before a drop is gone with it, whatever becomes of it.
   */
  read<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#readings.get(key);
    if (known) return known as Promise<T>;
    const reading = make();
    if (this.#readings.size >= maxReadings) this.#readings.clear();
    this.#readings.set(key, reading);
    reading.catch(() => {
      if (this.#readings.get(key) === reading) this.#readings.delete(key);
    });
    return reading;
  }

  async get(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const stored = this.#stored.get(key);
    if (stored) {
      // Re-inserting keeps the map in order of use, so that the oldest is the first to go.
      this.#stored.delete(key);
      this.#stored.set(key, stored);
      return stored;
    }
    const shared = this.#underWay.get(key);
    if (shared) return shared;
    const making = this.#make(key, make);
    this.#underWay.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const version = this.#version;
    const stored = store(await make());
    if (stored.status === 200 && version === this.#version) {
      this.#stored.set(key, stored);
      this.#bytes += stored.bodies.identity.length;
      this.#evict();
    }
    return stored;
  }

  #evict(): void {
    for (const [key, stored] of this.#stored) {
      if (this.#stored.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#stored.delete(key);
      this.#bytes -= stored.bodies.identity.length;
    }
  }
}

/** Sends a stored response as the caller takes it, or says that the caller's own is still good. */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], stored);
  const isHeld = stored.status === 200 && matches(request.headers['if-none-match'], stored.etag);
  if (!isHeld && encoding !== 'identity' && !stored.bodies[encoding]) {
    await stored.compress?.(encoding);
  }
  reply.headers(stored.headers).header('etag', stored.etag).header('vary', 'Accept-Encoding');
  if (isHeld) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(stored.status).send(stored.bodies[encoding] ?? stored.bodies.identity);
};
