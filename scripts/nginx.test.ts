import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../apps/server/testing/find-free-port.ts';
import { startLoadBalancer } from '../apps/server/testing/load-balancer.ts';
import { projectRoot } from './lib/run-process.ts';

/** Tests deploy/nginx.conf with two fake instances. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const answerWith =
  (text: string, status = 200): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(text));
  };

const listen = (port: number, listener: RequestListener): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(port, '127.0.0.1', () => resolve(server));
    onTestFinished(() => void close(server));
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const start = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'haldi-nginx-'));
  const ports = [await findFreePort(), await findFreePort()] as const;
  const { address, stop } = await startLoadBalancer(directory, ports);
  onTestFinished(async () => {
    await stop();
    await rm(directory, { recursive: true });
  });
  const ask = async (method: string): Promise<string> => {
    const body = method === 'GET' || method === 'DELETE' ? null : 'a piece of writing';
    const answer = await fetch(address, { method, body });
    return `${answer.status} ${answer.ok ? await answer.text() : ''}`.trim();
  };
  const askAll = async (): Promise<string[]> => {
    const answers = new Set<string>();
    for (const method of methods) for (let n = 0; n < 6; n += 1) answers.add(await ask(method));
    return [...answers];
  };
  await expect.poll(() => ask('GET').catch(() => 'not there yet')).toBe('502');
  return { ports, ask, askAll };
};

describe.skipIf(!hasNginx)('behind nginx', () => {
  test('the configuration is valid', () => {
    const parameters = [
      '-t',
      '-c',
      join(projectRoot, 'deploy/nginx.conf'),
      '-g',
      'error_log stderr;',
    ];
    const { stderr } = spawnSync('nginx', parameters, { encoding: 'utf8' });
    // The exit code is ignored: only root may open port 80.
    expect(stderr).toContain('syntax is ok');
  });

  test('a missing instance is skipped by reads and writes', async () => {
    const { ports, askAll } = await start();
    // nginx has marked both as down a moment ago.
    await listen(ports[0], answerWith('first'));
    expect(await askAll()).toEqual(['200 first']);
  });

  test('reads that one instance rejects are answered by the other', async () => {
    const { ports, ask } = await start();
    await listen(ports[0], answerWith('on its way out', 503));
    await listen(ports[1], answerWith('second'));
    for (let n = 0; n < 20; n += 1) expect(await ask('GET')).toBe('200 second');
  });

  test('a write that was sent is never sent twice', async () => {
    const { ports, ask } = await start();
    const seen: string[] = [];
    const die: RequestListener = (request) => {
      seen.push(request.method ?? '');
      request.socket.destroy();
    };
    await listen(ports[0], die);
    await listen(ports[1], die);
    for (const method of methods.slice(1)) {
      seen.length = 0;
      expect(await ask(method)).toBe('502');
      expect(seen).toEqual([method]);
    }
  });
});
