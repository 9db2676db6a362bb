import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@haldi/contract/messages/push-schema';

export type ReceivedPush = {
  browser: string;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  subject: string;
  payload: unknown;
};

export type PushAnswer =
  | number
  | 'hangs'
  | { status: number; retryAfter: string }
  | { status: number; location: string };

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8292: checks the signed token of the sender. */
const subjectOf = (header: string | undefined, origin: string, allowedKey: string): string => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key !== allowedKey) throw new Error('signed by another key');
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = fromBase64(key);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { alg } = JSON.parse(fromBase64(head).toString());
  const { aud, exp, sub } = JSON.parse(fromBase64(body).toString());
  const seconds = Date.now() / 1_000;
  if (alg !== 'ES256' || aud !== origin) throw new Error(`meant for ${aud}`);
  if (!(exp > seconds && exp <= seconds + 24 * 60 * 60)) throw new Error(`ends at ${exp}`);
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(sub)) throw new Error(`no subject: ${sub}`);
  return sub;
};

type BrowserKeys = { own: ReturnType<typeof createECDH>; auth: Buffer };

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 and RFC 8188: decrypts a single record with the keys of the browser. */
const decrypt = (body: Buffer, { own, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length > recordSize) throw new Error('no such record');
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derive(own.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce);
  opening.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
  // The last record ends with a 2, followed by zeros.
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end');
  return plain.subarray(0, end).toString('utf8');
};

export const startPushService = async () => {
  const browsers = new Map<string, BrowserKeys>();
  const answers = new Map<string, PushAnswer>();
  const received: ReceivedPush[] = [];
  const problems: string[] = [];
  let calls = 0;
  let allowedKey = '';

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1;
    const { url = '', method, headers } = request;
    const body = await buffer(request);
    const browser = url.slice(1);
    const answer = answers.get(browser) ?? 201;
    if (answer === 'hangs') return;
    const status = typeof answer === 'number' ? answer : answer.status;
    const keys = browsers.get(browser);
    if (!keys) {
      response.writeHead(404).end();
      return;
    }
    if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || body.length > 4_096) {
      throw new Error(`not a push message: ${method} ${body.length}`);
    }
    const ttl = String(headers.ttl);
    if (!/^\d+$/.test(ttl)) throw new Error(`TTL is ${ttl}`);
    const topic = headers.topic?.toString();
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error(`Topic is ${topic}`);
    const subject = subjectOf(headers.authorization, origin, allowedKey);
    const payload: unknown = JSON.parse(decrypt(body, keys));
    if (status === 201) {
      const urgency = headers.urgency?.toString();
      received.push({ browser, ttl: Number(ttl), topic, urgency, subject, payload });
    }
    response.writeHead(status, {
      ...(typeof answer === 'object' &&
        'retryAfter' in answer && { 'retry-after': answer.retryAfter }),
      ...(typeof answer === 'object' && 'location' in answer && { location: answer.location }),
    });
    response.end();
  };
  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    problems,
    calls: () => calls,
    setPublicKey: (publicKey: string): void => {
      allowedKey = publicKey;
    },
    subscribe: (name: string): PushSubscription => {
      const keys = { own: createECDH('prime256v1'), auth: randomBytes(16) };
      const publicKey = keys.own.generateKeys('base64url', 'uncompressed');
      browsers.set(name, keys);
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: publicKey, auth: keys.auth.toString('base64url') },
      };
    },
    answer: (name: string, answer: PushAnswer): void => void answers.set(name, answer),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
