import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Answer = { status: number; headers: Record<string, string>; body: string };
export type StoredAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};
type Encoding = 'br' | 'gzip' | 'identity';

const maxEntries = 400;

const encode = async ({ status, headers, body }: Answer): Promise<StoredAnswer> => {
  const identity = Buffer.from(body);
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { br, gzip: gzipped, identity } };
};

export const chooseEncoding = (
  accepted: string | undefined,
  bodies: StoredAnswer['bodies'],
): Encoding => {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim());
  const preferred = (['br', 'gzip'] as const).find(
    (encoding) =>
      bodies[encoding] &&
      offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(offer)),
  );
  return preferred ?? 'identity';
};

export const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Public answers that are the same for everyone, made once and kept with both compressions.
 * Anything that changes what the public sees calls `drop`; an answer whose making began before
 * a drop is still sent to whoever waited for it, but never kept.
 */
export class AnswerCache {
  #version = 0;
  #kept = new Map<string, StoredAnswer>();
  #underWay = new Map<string, Promise<StoredAnswer>>();
  #current = new WeakSet<StoredAnswer>();

  drop(): void {
    this.#version += 1;
    this.#kept.clear();
    this.#underWay.clear();
    this.#current = new WeakSet();
  }

  /** Whether nothing has been dropped since this answer was made. */
  isCurrent(stored: StoredAnswer): boolean {
    return this.#current.has(stored);
  }

  async get(key: string, make: () => Promise<Answer>): Promise<StoredAnswer> {
    const kept = this.#kept.get(key);
    if (kept) {
      // Re-inserting keeps the map in order of use, so that the oldest is the first to go.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
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

  async #make(key: string, make: () => Promise<Answer>): Promise<StoredAnswer> {
    const version = this.#version;
    const stored = await encode(await make());
    if (stored.status === 200 && version === this.#version) {
      this.#kept.set(key, stored);
      this.#current.add(stored);
      if (this.#kept.size > maxEntries) {
        const oldest = this.#kept.keys().next().value;
        if (oldest !== undefined) this.#kept.delete(oldest);
      }
    }
    return stored;
  }
}

export type Remember = (request: FastifyRequest, reply: FastifyReply, stored: StoredAnswer) => void;

/** `remember` is told of the answer once all its headers stand but those of the body. */
export const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredAnswer,
  remember?: Remember,
): FastifyReply => {
  reply.headers(stored.headers).header('etag', stored.etag).header('vary', 'Accept-Encoding');
  remember?.(request, reply, stored);
  if (stored.status === 200 && matches(request.headers['if-none-match'], stored.etag)) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], stored.bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(stored.status).send(stored.bodies[encoding] ?? stored.bodies.identity);
};
