import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { createSeededRandom, type Random } from '../../src/demo/seeded-random.ts';
import { hostileTexts, hostileValue } from './hostile-values.ts';
import { type Hints, randomValueFor, replaceRandomPart } from './random-value-from-schema.ts';

export type Caller = 'visitor' | 'customer' | 'admin';
export type FuzzRequest = {
  name: string;
  caller: Caller;
  via: 'bearer' | 'cookie' | 'both';
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

type Mode = 'valid' | 'nearly' | 'hostile';

const pickMode = (random: Random): Mode => random.pick(['valid', 'nearly', 'nearly', 'hostile']);

const encode = (value: unknown, random: Random): string => {
  const text = String(value).slice(0, random.pick([60, 200, 6_000]));
  return random.chance(0.05)
    ? random.pick(['%00', '%ff', '%zz', '%', '..', '%2e%2e%2f', ';', '%c0%af', '%ed%a0%80'])
    : encodeURIComponent(text.toWellFormed());
};

const mutate = (value: unknown, mode: Mode, random: Random): unknown => {
  if (mode === 'valid') return value;
  let mutated = replaceRandomPart(value, random, hostileValue(random));
  if (mode === 'hostile')
    for (let more = random.int(0, 4); more > 0; more -= 1)
      mutated = replaceRandomPart(mutated, random, hostileValue(random));
  return mutated;
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const pathOf = (called: Endpoint, mode: Mode, random: Random, hints: Hints): string => {
  const params = recordOf(
    called.params && mutate(randomValueFor(called.params, random, hints), mode, random),
  );
  const path = called.path
    .split('/')
    .map((part) => encodeURI(part).replace(/:(\w+)/g, (_, name) => encode(params[name], random)))
    .join('/');
  if (!called.query && random.chance(0.9)) return path;
  const validQuery = called.query ? randomValueFor(called.query, random, hints) : {};
  const query = Object.entries(recordOf(mutate(validQuery, mode, random)));
  if (random.chance(0.1)) query.push([random.pick(['x', 'limit', 'cursor', 'q']), 1]);
  if (query.length === 0) return path;
  const pairs = query.map(([name, value]) => `${encode(name, random)}=${encode(value, random)}`);
  return `${path}?${pairs.join('&')}`;
};

const jsonBody = (value: unknown, mode: Mode, random: Random): [string, Buffer] => {
  const text = JSON.stringify(value) ?? '';
  if (mode === 'valid' || random.chance(0.8)) return ['application/json', Buffer.from(text)];
  const type = random.pick([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/xml',
    '',
  ]);
  const bytes = random.pick<string | Buffer>([
    text.slice(0, -1),
    `${text}}`,
    '[',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    `${'['.repeat(20_000)}`,
    Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    '',
    text,
  ]);
  return [type, Buffer.from(bytes)];
};

const pictures: readonly Buffer[] = [
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.alloc(0),
  Buffer.alloc(300_000, 0x41),
];

const formBody = (
  value: unknown,
  files: readonly string[],
  mode: Mode,
  random: Random,
): [string, Buffer] => {
  const boundary = 'fuzz';
  const parts: Buffer[] = [];
  const add = (head: string, content: Buffer): void => {
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`));
    parts.push(content, Buffer.from('\r\n'));
  };
  for (const [name, field] of Object.entries(recordOf(value))) {
    const text = typeof field === 'string' ? field : (JSON.stringify(field) ?? '');
    add(`name="${name}"`, Buffer.from(text));
    if (mode === 'hostile' && random.chance(0.1)) add(`name="${name}"`, Buffer.from(text));
  }
  if (random.chance(0.4)) {
    const name = mode === 'hostile' ? random.pick([...files, 'other', '']) : (files[0] ?? 'image');
    const file = random.pick(['x.jpg', '../../x.js', 'a\u0000.png', '"; name="title', '']);
    add(`name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg`, random.pick(pictures));
  }
  if (mode === 'hostile' && random.chance(0.2))
    for (let more = 0; more < 12; more += 1) add(`name="field${more}"`, Buffer.from('x'));
  const end = mode === 'hostile' && random.chance(0.3) ? '' : `--${boundary}--\r\n`;
  const isWrongBoundary = mode === 'hostile' && random.chance(0.2);
  return [
    `multipart/form-data; boundary=${isWrongBoundary ? 'other' : boundary}`,
    Buffer.concat([...parts, Buffer.from(end)]),
  ];
};

const strangeHeaders: readonly Record<string, string>[] = [
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(4_000)}` },
  { authorization: 'Basic eDp5' },
  { cookie: 'haldi_session=; haldi_session=x; a' },
  { cookie: `haldi_session=${'%'.repeat(2_000)}` },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { 'if-none-match': '"' },
  { 'accept-encoding': 'br;q=x, gzip;;' },
  { 'x-forwarded-for': "' OR 1=1--" },
  { range: 'bytes=5-1' },
  { 'last-event-id': 'infinity' },
];

const pages: readonly string[] = [
  '/',
  '/service/',
  '/blog/',
  '/track-order/',
  '/admin/',
  '/assets/',
  '/api/',
  '/api/docs/',
  '/Json%20Files/',
  '//',
  '/metrics/',
];

const strayRequest = (random: Random): Pick<FuzzRequest, 'name' | 'method' | 'path'> => ({
  name: 'stray',
  method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']),
  path: `${random.pick(pages)}${encode(random.pick(hostileTexts), random)}${random.pick(['', '/', '.data', '?_routes=x', '//'])}`,
});

/** The request depends on seed and number only. */
export const fuzzRequest = (
  seed: number,
  number: number,
  endpoints: readonly Endpoint[],
  hints: Hints,
): FuzzRequest => {
  const random = createSeededRandom((seed + Math.imul(number, 0x9e3779b1)) >>> 0);
  const caller = random.pick<Caller>(['visitor', 'customer', 'customer', 'admin']);
  const via = random.pick(['bearer', 'cookie', 'both'] as const);
  const strange = random.chance(0.05) ? random.pick(strangeHeaders) : {};
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', ...strange };
  if (random.chance(0.05))
    return { ...strayRequest(random), caller, via, headers, body: undefined };
  const called = random.pick(endpoints);
  const mode = pickMode(random);
  const common = { name: `${called.method} ${called.path}`, caller, via, method: called.method };
  const path = pathOf(called, mode, random, hints);
  if (!called.body) return { ...common, path, headers, body: undefined };
  const value = mutate(randomValueFor(called.body, random, hints), mode, random);
  const [type, body] = called.files
    ? formBody(value, called.files, mode, random)
    : jsonBody(value, mode, random);
  return { ...common, path, headers: { ...headers, ...(type && { 'content-type': type }) }, body };
};
