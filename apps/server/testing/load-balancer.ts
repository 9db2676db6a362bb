import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

export type LoadBalancer = { name: string; address: string; stop: () => Promise<void> };

/** nginx with deploy/nginx.conf; only addresses and ports differ. */
const startNginx = async (directory: string, ports: readonly number[]): Promise<LoadBalancer> => {
  const port = await findFreePort();
  const [first, second] = ports;
  const shipped = await readFile(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  const local = shipped
    .replaceAll('172.28.0.11:3000', `127.0.0.1:${first}`)
    .replaceAll('172.28.0.12:3000', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const file = join(directory, 'nginx.conf');
  const head = `daemon off;\npid ${directory}/nginx.pid;\nerror_log ${directory}/nginx.log;\n`;
  await writeFile(file, head + local);
  const child = spawn('nginx', ['-p', directory, '-c', file], { stdio: 'inherit' });
  return {
    name: 'nginx',
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

/** Used without nginx: round robin, retries only refused connections. */
const startProxy = async (ports: readonly number[]): Promise<LoadBalancer> => {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const pass = (attempt: number): void => {
      turn += 1;
      const port = ports[turn % ports.length];
      const { method, url, headers } = incoming;
      const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', (error) => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
        if (isRefused && attempt < ports.length && !outgoing.headersSent) return pass(attempt + 1);
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
      incoming.pipe(onward);
    };
    pass(1);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    name: 'a small proxy',
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export const startLoadBalancer = (
  directory: string,
  ports: readonly number[],
): Promise<LoadBalancer> =>
  spawnSync('nginx', ['-v']).status === 0 ? startNginx(directory, ports) : startProxy(ports);
