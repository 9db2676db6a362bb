import { endpoint } from '@haldi/contract/kit/endpoint';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError, callEndpoint } from './call.ts';
import { registerCredentials } from './credentials.ts';
import { isUnreachableError } from './error-text.ts';

const words = z.array(z.string());
const openList = endpoint({
  method: 'GET',
  path: '/api/words',
  summary: 'An open list',
  auth: 'public',
  bearer: true,
  answer: words,
  errors: ['UNAUTHENTICATED'],
});
const ownList = endpoint({ ...openList, auth: 'signed-in' });
const cookieCall = endpoint({
  ...ownList,
  method: 'POST',
  bearer: false,
  body: z.strictObject({ word: z.string() }),
});

const errorOf = (code: string) => Response.json({ code, message: 'No.' }, { status: 401 });
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const forget = vi.fn();
let token: string | null = 'secret';

beforeEach(() => {
  token = 'secret';
  vi.stubGlobal('fetch', fetchMock);
  registerCredentials({ token: () => token, forget });
});
afterEach(() => {
  fetchMock.mockReset();
  forget.mockReset();
});

const headersOf = (place: number) => new Headers(fetchMock.mock.calls[place]?.[1].headers);

describe('call', () => {
  test('a call declared with a bearer carries the token', async () => {
    fetchMock.mockResolvedValueOnce(Response.json(['one']));
    expect(await callEndpoint(ownList, {})).toEqual(['one']);
    expect(headersOf(0).get('authorization')).toBe('Bearer secret');
  });

  test('the others rely on the cookie alone', async () => {
    fetchMock.mockResolvedValueOnce(Response.json([]));
    await callEndpoint(cookieCall, { body: { word: 'one' } });
    expect(headersOf(0).has('authorization')).toBe(false);
    expect(headersOf(0).get('content-type')).toBe('application/json');
    expect(fetchMock.mock.calls[0]?.[1].credentials).toBe('same-origin');
  });

  test('a visitor sends no header at all', async () => {
    token = null;
    fetchMock.mockResolvedValueOnce(Response.json([]));
    await callEndpoint(openList, {});
    expect(headersOf(0).has('authorization')).toBe(false);
  });

  test.each([
    ['with a token', ownList, {}],
    ['by cookie', cookieCall, { body: { word: 'one' } }],
  ])('a 401 to a call %s removes the token', async (_, declared, input) => {
    fetchMock.mockResolvedValueOnce(errorOf('UNAUTHENTICATED'));
    await expect(callEndpoint(declared, input as never)).rejects.toBeInstanceOf(CallError);
    expect(forget).toHaveBeenCalledExactlyOnceWith('secret');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('a wrong password at log in does not remove the token', async () => {
    fetchMock.mockResolvedValueOnce(errorOf('INVALID_CREDENTIALS'));
    await expect(callEndpoint(cookieCall, { body: { word: 'one' } })).rejects.toThrow('No.');
    expect(forget).not.toHaveBeenCalled();
  });

  test('a public list is requested again as a visitor', async () => {
    fetchMock.mockResolvedValueOnce(errorOf('UNAUTHENTICATED'));
    fetchMock.mockResolvedValueOnce(Response.json(['one']));
    expect(await callEndpoint(openList, {})).toEqual(['one']);
    expect(forget).toHaveBeenCalledOnce();
    expect(headersOf(1).has('authorization')).toBe(false);
  });

  test('and only once', async () => {
    fetchMock.mockImplementation(async () => errorOf('UNAUTHENTICATED'));
    await expect(callEndpoint(openList, {})).rejects.toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('any other error keeps the token', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(callEndpoint(ownList, {})).rejects.toMatchObject({ status: 502 });
    expect(forget).not.toHaveBeenCalled();
  });

  test.each(['', 'null', '{"word":1}', '<html>'])(
    'a success with the body %j is an error, and not that the server is unreachable',
    async (text) => {
      fetchMock.mockResolvedValueOnce(new Response(text));
      const error = await callEndpoint(ownList, {}).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(isUnreachableError(error)).toBe(false);
    },
  );
});
