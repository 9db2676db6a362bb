import { connect, type Socket } from 'node:net';

export type Load = { perSecond: number; p50: number; p99: number };

const headEnd = '\r\n\r\n';

type Client = {
  port: number;
  /** Undefined if there are no more requests. */
  next: () => string | undefined;
  times: number[];
};

/** Keeps its connection and sends the next request after each response. */
const client = ({ port, next, times }: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let asked = 0;
    const ask = (): void => {
      const request = next();
      if (request === undefined) {
        socket.end();
        resolve();
        return;
      }
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
      // The first digit of the status.
      if (received[9] !== 0x32) return reject(new Error(`refused: ${received}`));
      received = Buffer.alloc(0);
      times.push(performance.now() - asked);
      ask();
    });
  });

type LoadOptions = { port: number; clients?: number; next: () => string | undefined };

const loadWith = async ({ port, clients = 16, next }: LoadOptions): Promise<Load> => {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, () => client({ port, next, times })));
  const spent = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / spent, p50: at(0.5), p99: at(0.99) };
};

export const measureRequests = (
  { port, clients }: { port: number; clients: number },
  count: number,
  request: () => string,
): Promise<Load> => {
  let left = count;
  return loadWith({
    port,
    clients,
    next: () => {
      left -= 1;
      return left < 0 ? undefined : request();
    },
  });
};

type Options = { port: number; path: string; headers?: string; clients?: number; seconds?: number };

export const measureLoad = ({
  port,
  path,
  headers = '',
  clients = 16,
  seconds = 2,
}: Options): Promise<Load> => {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers}\r\n`;
  const until = performance.now() + seconds * 1_000;
  return loadWith({ port, clients, next: () => (performance.now() < until ? request : undefined) });
};

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
