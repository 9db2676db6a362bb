import { Agent, request } from 'node:http';

export type TrafficRequest = {
  kind: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type TrafficReport = {
  asked: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
};

const timeoutMs = 20_000;

const send = (agent: Agent, port: number, ask: TrafficRequest): Promise<string> =>
  new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: ask.method ?? 'GET',
        path: ask.path,
        timeout: timeoutMs,
        headers: {
          'sec-fetch-site': 'same-origin',
          'accept-encoding': 'br',
          ...ask.headers,
          ...(ask.body && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(ask.body)),
          }),
        },
      },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(String(incoming.statusCode)));
        incoming.on('error', () => resolve('cut off'));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve('no answer'));
    outgoing.end(ask.body);
  });

type Options = {
  port: number;
  /** Requests per second, sent whether or not earlier ones are answered. */
  rate: number;
  seconds: number;
  next: () => TrafficRequest;
  answered?: (ask: TrafficRequest, status: string) => void;
};

/** Latency counts from the planned time of the request, so that a queue is visible. */
export const sendTraffic = async (options: Options): Promise<TrafficReport> => {
  const { port, rate, seconds, next, answered } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const waiting: Promise<void>[] = [];
  const began = performance.now();
  const total = Math.round(rate * seconds);
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * rate) + 1);
    for (; sent < due; sent += 1) {
      const at = began + (sent / rate) * 1_000;
      const ask = next();
      waiting.push(
        send(agent, port, ask).then((status) => {
          times.push(performance.now() - at);
          const kind = `${ask.kind} ${status}`;
          statuses[kind] = (statuses[kind] ?? 0) + 1;
          answered?.(ask, status);
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(waiting);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { asked: total, p50: at(0.5), p99: at(0.99), statuses };
};

const publicPages = [
  '/',
  '/service',
  '/service/nailart',
  '/service/facial-cleanup',
  '/blog',
  '/review',
  '/designs',
  '/Json%20Files/AllServices.json',
  '/api/blog',
  '/api/form/review',
];

let turn = 0;
export const randomPageRequest = (): TrafficRequest => {
  turn += 1;
  return { kind: 'browse', path: publicPages[turn % publicPages.length] ?? '/' };
};
