import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Answers } from './answers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A response as it is made, before it is stored. */
export type TextResponse = {
  status: number;
  headers: Record<string, string>;
  /** Bytes are sent as they are: what is a picture is packed already. */
  body: string | Buffer;
};
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
const maxBytes = 32 * 1_024 * 1_024;
const maxStaleMs = 60 * 60_000;

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
export const toStoredResponse = ({ status, headers, body }: TextResponse): StoredResponse => {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
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
    ...(typeof body === 'string' && {
      compress: (encoding: Compression) => {
        const making = underWay.get(encoding) ?? make(encoding);
        underWay.set(encoding, making);
        return making;
      },
    }),
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

/** Responses by their key, so many at most: the one not asked for longest goes first. */
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
 * Public responses that are the same for everyone, made once and stored with both compressions. A
 * page takes some fifteen milliseconds to render, so that whoever comes to a busy salon would wait
 * for all before him; stored, it is there at once. Anything that changes what the public sees calls
 * `drop`; a response whose making began before a drop is still sent to whoever waited for it, but
 * never stored.
 *
 * What was dropped is put by for the time when the database cannot be asked: stale is better than
 * none. Whoever meets that trouble first waits for it; from then on what was put by is sent at once,
 * while a new one is tried beside it, until one succeeds or the next drop.
 */
export class ResponseCache {
  #version = 0;
  #stored = new BoundedResponses();
  #putBy = new BoundedResponses();
  #putBySince = performance.now();
  #isInTrouble = false;
  #underWay = new Map<string, Promise<StoredResponse>>();
  #readings = new Answers();

  /** Whether the last thing that was to be made could not be, for want of the database. */
  get isInTrouble(): boolean {
    return this.#isInTrouble;
  }

  drop(): void {
    this.#version += 1;
    if (!this.#isInTrouble) this.#forgetOld();
    this.#isInTrouble = false;
    this.#readings.clear();
    this.#stored.moveTo(this.#putBy);
    this.#underWay.clear();
  }

  /** The same, and nothing is put by: what was dropped may hold what nobody is to read again. */
  forget(): void {
    this.drop();
    this.#putBy.clear();
  }

  /**
   * What pages are made of, read once for all of them: it goes when the pages go. One that was begun
   * before a drop is gone with it, whatever becomes of it.
   */
  read<T>(key: string, make: () => Promise<T>): Promise<T> {
    return this.#readings.get(key, make);
  }

  async get(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const stored = this.#stored.get(key);
    if (stored) return stored;
    const making = this.#share(key, make);
    const staleResponses = this.#putBy.get(key);
    if (!staleResponses) return making;
    const orPutBy = making.then(
      (made) => (made.status === 503 ? staleResponses : made),
      (error: unknown) => {
        if (isDatabaseUnavailable(error)) return staleResponses;
        throw error;
      },
    );
    if (!this.#isInTrouble) return orPutBy;
    // Heard by whoever asks once the trouble is over; until then nobody waits for it.
    orPutBy.catch(() => {});
    return staleResponses;
  }

  /** What nobody has asked for since may be about something that is gone for good by now. */
  #forgetOld(): void {
    const now = performance.now();
    if (now - this.#putBySince < maxStaleMs) return;
    this.#putBy.clear();
    this.#putBySince = now;
  }

  /** One making for all who ask at the same time. */
  #share(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const shared = this.#underWay.get(key);
    if (shared) return shared;
    const making = this.#make(key, make).finally(() => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    });
    this.#underWay.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<TextResponse>): Promise<StoredResponse> {
    const version = this.#version;
    try {
      const made = toStoredResponse(await make());
      if (version !== this.#version) return made;
      this.#isInTrouble = made.status === 503;
      if (made.status < 500) {
        this.#stored.set(key, made);
        this.#putBy.delete(key);
      }
      return made;
    } catch (error) {
      if (version === this.#version) this.#isInTrouble = isDatabaseUnavailable(error);
      throw error;
    }
  }
}

/** Sends a stored response as the caller takes it, or says that the caller's own is still good. */
export const sendStoredResponse = async (
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
