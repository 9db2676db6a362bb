import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../lib/call.ts';
import { registerCredentials } from '../lib/credentials.ts';
import { sendOrder } from './queries.ts';

const body = {} as Parameters<typeof sendOrder>[0];
const answer = (status: number, text: string): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  );
};

registerCredentials({ token: () => 'secret', forget: () => undefined });
afterEach(() => vi.unstubAllGlobals());

test.each(['', '{}', '{"ok":true}', '<html>'])(
  'only the status of a placed order is judged, not the body %j',
  async (text) => {
    answer(201, text);
    expect(await sendOrder(body)).toBeUndefined();
    answer(500, text);
    await expect(sendOrder(body)).rejects.toBeInstanceOf(CallError);
  },
);
