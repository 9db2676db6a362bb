import type { FastifyReply, FastifyRequest } from 'fastify';

export type Cookie = {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string, expiresAt: Date, now: Date): void;
  clear(reply: FastifyReply): void;
};

/** A page on a neighbouring host can add a second cookie with the same name. */
const valuesOf = (request: FastifyRequest, name: string): string[] =>
  (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

export const createCookie = (plainName: string, isHttps: boolean): Cookie => {
  // Browsers reject a __Host- cookie that another host or plain http sets.
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const fixed = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const write = (reply: FastifyReply, value: string, seconds: number): void => {
    reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; ${fixed}`);
  };
  return {
    read: (request) => valuesOf(request, name)[0] || undefined,
    set: (reply, value, expiresAt, now) =>
      write(reply, value, Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000))),
    clear: (reply) => write(reply, '', 0),
  };
};
