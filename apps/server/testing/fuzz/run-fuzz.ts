import { Agent, request as httpRequest } from 'node:http';
import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { type Caller, type FuzzRequest, fuzzRequest } from './random-requests.ts';
import type { Hints } from './random-value-from-schema.ts';

export type Credentials = { token: string; cookie: string };
/** Called again when a request has ended the session. */
export type SignIn = (caller: Exclude<Caller, 'visitor'>) => Promise<Credentials>;

export type FuzzOptions = {
  port: number;
  seed: number;
  requests: number;
  from?: number;
  atOnce?: number;
  endpoints: readonly Endpoint[];
  hints: () => Hints;
  signIn: SignIn;
  progress?: (done: number) => void;
};

export type FuzzReport = {
  statuses: Record<number, number>;
  reached: Set<string>;
  /** 503 of a full queue, which is expected. */
  turnedAway: number;
  problems: string[];
};

type Answer = { status: number; body: string };

/** Longer than any timeout of the product. */
const hangMs = 30_000;
const loggedBytes = 600;

const send = (
  agent: Agent,
  port: number,
  request: FuzzRequest,
  credentials: Record<string, string>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method, path, headers, body } = request;
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...credentials, ...headers, ...(body && { 'content-length': body.length }) },
        timeout: hangMs,
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        // Event streams never end.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          incoming.destroy();
          resolve({ status, body: '' });
          return;
        }
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          if (text.length < loggedBytes) text += chunk.toString('latin1');
        });
        incoming.on('end', () => resolve({ status, body: text.slice(0, loggedBytes) }));
        incoming.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${hangMs} ms`)));
    outgoing.on('error', (error) => {
      // The server closes a connection after a body that it has not read. A request sent on it at
      // that moment was not processed, so send it again.
      const isUsed = (outgoing.socket?.bytesRead ?? 0) > 0;
      if (isUsed && /ECONNRESET|EPIPE|hang up/.test(String(error)))
        send(agent, port, request, credentials).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });

const describe = (number: number, { caller, method, path, headers, body }: FuzzRequest): string =>
  `#${number} ${caller} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString('latin1').slice(0, 400) ?? ''}`;

/** A body that is refused early may be cut off while it is sent. */
const isCutOff = (error: unknown, { body }: FuzzRequest): boolean =>
  (body?.length ?? 0) > 60_000 && /ECONNRESET|EPIPE|hang up/.test(String(error));

export const runFuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { port, seed, requests, from = 0, atOnce = 8, endpoints, hints, signIn } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const report: FuzzReport = { statuses: {}, reached: new Set(), turnedAway: 0, problems: [] };
  const sessions = new Map<Caller, Promise<Credentials>>();
  const credentialsFor = (caller: Exclude<Caller, 'visitor'>): Promise<Credentials> => {
    const person = sessions.get(caller) ?? signIn(caller);
    sessions.set(caller, person);
    return person;
  };
  let next = from;

  const one = async (number: number): Promise<void> => {
    const request = fuzzRequest(seed, number, endpoints, hints());
    const { caller, via } = request;
    const person = caller === 'visitor' ? undefined : await credentialsFor(caller);
    const credentials = {
      ...(person && via !== 'cookie' && { authorization: `Bearer ${person.token}` }),
      ...(person && via !== 'bearer' && { cookie: `haldi_session=${person.cookie}` }),
    };
    try {
      const { status, body } = await send(agent, port, request, credentials);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status < 300) report.reached.add(request.name);
      // The request may have ended the session.
      if (status === 401 && request.path !== '/api/auth/login') sessions.delete(caller);
      if (status === 503 && /Many (people|pictures)/.test(body)) report.turnedAway += 1;
      else if (status >= 500)
        report.problems.push(`${status} ${body} ${describe(number, request)}`);
    } catch (error) {
      if (!isCutOff(error, request))
        report.problems.push(`${String(error)} ${describe(number, request)}`);
    }
  };

  const worker = async (): Promise<void> => {
    while (next < from + requests && report.problems.length < 20) {
      const number = next;
      next += 1;
      await one(number);
      if ((number - from + 1) % 1_000 === 0) options.progress?.(number - from + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return report;
};
