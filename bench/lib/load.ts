import { connect, type Socket } from 'node:net';

export type Load = { perSecond: number; p50: number; p99: number };

const headEnd = '\r\n\r\n';

/** One client that keeps its connection and asks again as soon as it is answered. */
const client = (port: number, request: string, until: number, times: number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let asked = 0;
    const ask = (): void => {
      asked = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf(headEnd);
      if (head < 0) return;
      const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1];
      if (length === undefined) return reject(new Error('an answer without a length'));
      if (received.length < head + headEnd.length + Number(length)) return;
      received = Buffer.alloc(0);
      const now = performance.now();
      times.push(now - asked);
      if (now < until) return ask();
      socket.end();
      resolve();
    });
  });

type Options = { port: number; path: string; headers?: string; clients?: number; seconds?: number };

/** Loads one address and says how it held. */
export const load = async ({
  port,
  path,
  headers = '',
  clients = 16,
  seconds = 2,
}: Options): Promise<Load> => {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers}\r\n`;
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(Array.from({ length: clients }, () => client(port, request, until, times)));
  const spent = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / spent, p50: at(0.5), p99: at(0.99) };
};

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
