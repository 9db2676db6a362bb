import { endpoint } from '@haldi/contract/kit/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openSession } from '../../accounts/sessions/service.ts';
import { insertSession, listSessionsOfUser } from '../../accounts/sessions/store.ts';
import { registerErrorHandler } from './error-handler.ts';
import { decorateWithIdentity } from './identity.ts';
import { mount, registerEndpointDecorators } from './mount-endpoint.ts';
import { createRateLimit } from './rate-limit.ts';

const say = endpoint({
  method: 'POST',
  path: '/say',
  summary: 'Says it',
  auth: 'public',
  bearer: false,
  body: z.any(),
  answer: z.strictObject({ said: z.any() }),
  errors: [],
});

const greedyApp = (): FastifyInstance => {
  const app = Fastify();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, 'taken');
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  decorateWithIdentity(app, { isHttps: false, resolve: async () => null });
  registerEndpointDecorators(
    app,
    createRateLimit({ max: 1, windowMs: 1, clock: () => new Date() }),
  );
  mount(app, say, async ({ body }) => ({ said: body }));
  return app;
};

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['multipart/form-data; boundary=x', 415],
  ['text/plain', 415],
])('a JSON call given %s answers %i, whatever could be parsed', async (type, status) => {
  const headers = { 'content-type': type };
  const answer = await greedyApp().inject({ method: 'POST', url: '/say', headers, payload: '{}' });
  expect(answer.statusCode).toBe(status);
});

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

test('an account deleted during a call gives 401, not 500', async () => {
  const asha = await haldi.user();
  await openSession(haldi.context, asha.id, { device: 'Test' });
  const [row] = await listSessionsOfUser(haldi.context.db, asha.id);
  await haldi.database.pool.query('delete from users where id = $1', [asha.id]);
  const app = Fastify();
  registerErrorHandler(app);
  app.post('/late', async () => {
    if (row) await insertSession(haldi.context.db, row);
  });
  const answer = await app.inject({ method: 'POST', url: '/late' });
  expect(answer.statusCode).toBe(401);
});
