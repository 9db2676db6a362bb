import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/**
 * Streams the file part by part, so that neither the whole file nor a database connection is held.
 * The first part is read before the response begins, so that a failure still gives an error
 * response.
 */
export const streamFile = async (
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  parts: AsyncIterator<unknown>,
  ...through: Transform[]
): Promise<FastifyReply> => {
  const first = await parts.next();
  async function* allParts() {
    for (let part = first; !part.done; part = await parts.next()) yield part.value;
  }
  // A hijacked reply is exempt from the handler timeout: slow downloads may take longer.
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
  await pipeline([Readable.from(allParts()), ...through, raw]).catch((error: unknown) => {
    // The client disconnected or a later part failed. Destroying the socket tells the client that
    // the file is incomplete.
    reply.request.log.warn({ err: error }, 'file download ended early');
    raw.destroy();
  });
  return reply;
};
