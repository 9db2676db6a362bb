import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const attackers = 1_000;

const hangOn = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /api/orders HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  // One byte per second keeps the connection from being idle.
  const drip = setInterval(() => socket.write('x'), 1_000);
  socket.on('close', () => clearInterval(drip));
  return socket;
};

test('threat 19: 1,000 slow connections do not slow down the health check and are closed', async () => {
  const { app, close } = await buildTestApp();
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await close();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  sockets.push(...(await Promise.all(Array.from({ length: attackers }, () => hangOn(port)))));
  const times: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const asked = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
    times.push(performance.now() - asked);
  }
  const open = await new Promise<number>((resolve) => {
    app.server.getConnections((_error, count) => resolve(count));
  });
  expect(open).toBeGreaterThanOrEqual(attackers);
  times.sort((a, b) => a - b);
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(20_000);
  // Limits in milliseconds need a quiet machine, and waiting for the timeout takes half a minute.
  if (isFullRun) {
    expect(times[98]).toBeLessThan(500);
    const openOnes = () => sockets.filter(({ closed }) => !closed);
    await expect.poll(openOnes, { timeout: 30_000 }).toHaveLength(0);
  }
});
