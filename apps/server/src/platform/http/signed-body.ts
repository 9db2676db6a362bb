import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from './app-error.ts';

/** Throws if the signature is missing or wrong. */
export type CheckSignature = (bytes: Buffer, request: FastifyRequest) => void;

const readUpTo = async (payload: RequestPayload, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed if too long: that would close the connection before the response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBytes) throw new AppError('TOO_LARGE', 'This request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export const verifySignedBody =
  (maxBytes: number, check: CheckSignature) =>
  async (
    request: FastifyRequest,
    _reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    const bytes = await readUpTo(payload, maxBytes);
    check(bytes, request);
    return Object.assign(Readable.from([bytes], { objectMode: false }), {
      receivedEncodedLength: bytes.length,
    });
  };
