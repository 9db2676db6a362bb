import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration', () => {
  test('defaults: embedded database, loopback, demo data', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      demo: true,
      rateLimits: true,
      trustProxy: [],
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  test.each([
    [{ DATABASE_URL: 'postgres://u:p@h/db' }],
    [{ HOST: '0.0.0.0' }],
    [{ PUBLIC_ORIGIN: 'https://haldi.example' }],
  ])('no demo data with %j', (env) => {
    expect(readConfig(env).demo).toBe(false);
    expect(() => readConfig({ ...env, DEMO: '1' })).toThrow(/^DEMO is "1"/);
  });

  test('spaces around a value are ignored', () => {
    const { oidc, smtp } = readConfig({
      OIDC_ISSUER: 'https://id.example ',
      OIDC_CLIENT_ID: ' haldi',
      OIDC_CLIENT_SECRET: 'from-a-file\n',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: ' salon@haldi.example ',
    });
    expect(oidc).toMatchObject({ clientId: 'haldi', clientSecret: 'from-a-file' });
    expect(smtp?.from).toBe('salon@haldi.example');
  });

  const whatsapp = {
    WHATSAPP_TOKEN: 'EAAG-token',
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_APP_SECRET: 'signs',
    WHATSAPP_VERIFY_TOKEN: 'asks',
  };

  test('WhatsApp uses the documented API URL, or the configured one', () => {
    expect(readConfig(whatsapp).whatsapp).toEqual({
      token: 'EAAG-token',
      phoneId: '106540352242922',
      appSecret: 'signs',
      verifyToken: 'asks',
      api: 'https://graph.facebook.com/v26.0',
    });
    const elsewhere = { ...whatsapp, WHATSAPP_API: 'http://127.0.0.1:4000/v26.0/' };
    expect(readConfig(elsewhere).whatsapp?.api).toBe('http://127.0.0.1:4000/v26.0');
    expect(readConfig({}).whatsapp).toBeUndefined();
    const withCodes = { ...whatsapp, WHATSAPP_CODE_TEMPLATE: 'phone_code' };
    expect(readConfig(withCodes).whatsapp?.codeTemplate).toEqual({
      ...{ name: 'phone_code', language: 'en' },
    });
    const british = readConfig({ ...withCodes, WHATSAPP_CODE_LANGUAGE: 'en_GB' });
    expect(british.whatsapp?.codeTemplate?.language).toBe('en_GB');
  });

  test('further push services are a list of origins', () => {
    expect(readConfig({}).pushServices).toEqual([]);
    expect(
      readConfig({ PUSH_SERVICES: 'https://push.example, http://[::1]:4000/' }).pushServices,
    ).toEqual(['https://push.example', 'http://[::1]:4000']);
  });

  test.each([
    [
      { WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_ID: '106540352242922' },
      'WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set together with WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.',
    ],
    [
      { ...whatsapp, WHATSAPP_PHONE_ID: '+91 98220 12345' },
      'WHATSAPP_PHONE_ID is "+91 98220 12345". Expected: the digits of a phone number ID.',
    ],
    [
      { ...whatsapp, WHATSAPP_API: 'http://graph.example/v26.0' },
      'WHATSAPP_API is "http://graph.example/v26.0". Expected: an https address such as https://graph.facebook.com/v26.0.',
    ],
    [
      { ...whatsapp, WHATSAPP_CODE_TEMPLATE: 'Phone Code' },
      'WHATSAPP_CODE_TEMPLATE is "Phone Code". Expected: the name of a template.',
    ],
    [
      { ...whatsapp, HOST: '0.0.0.0' },
      'PUBLIC_ORIGIN is not set. WHATSAPP_TOKEN requires it, because other services send people and reports back to it.',
    ],
    [
      { PUSH_SERVICES: 'https://push.example,http://push.example' },
      'PUSH_SERVICES is "https://push.example,http://push.example". Expected: https origins, e.g. https://push.example.',
    ],
    [
      { PUSH_SERVICES: 'https://push.example/wpush' },
      'PUSH_SERVICES is "https://push.example/wpush". Expected: https origins, e.g. https://push.example.',
    ],
    [{ PORT: '99999' }, 'PORT is "99999". Expected: a port from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT is "3e3". Expected: a port from 0 to 65535.'],
    [{ DEMO: 'yes' }, 'DEMO is "yes". Expected: 0 or 1.'],
    [
      { PUBLIC_ORIGIN: 'https://x.example/app' },
      'PUBLIC_ORIGIN is "https://x.example/app". Expected: an origin without a path, e.g. https://haldi.example.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY is "10.0.0.0/33". Expected: addresses or networks, e.g. 10.0.0.0/8,::1.',
    ],
    [
      { DATABASE_URL: 'mysql://root:hunter2@h/db' },
      'DATABASE_URL is not a valid value. Expected: postgres://user:password@host:port/database.',
    ],
    [
      { GA_MEASUREMENT_ID: 'UA-1' },
      'GA_MEASUREMENT_ID is "UA-1". Expected: an id like G-XXXXXXXXXX.',
    ],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is "maybe". Expected: on or off.'],
    [
      { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
      'RATE_LIMITS is "off". This is allowed only on a loopback HOST.',
    ],
    [{ SMTP_URL: 'smtp://h' }, 'MAIL_FROM must be set together with SMTP_URL.'],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      'OIDC_ISSUER is "http://id.example". Expected: the https address of an issuer.',
    ],
    [
      { ADMIN_EMAIL: 'owner@x.example', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD is not a valid value. Expected: 8 to 128 characters.',
    ],
    [
      { ADMIN_EMAIL: 'owner@x..example', ADMIN_PASSWORD: 'a-pot-of-turmeric' },
      'ADMIN_EMAIL is "owner@x..example". Expected: an email address.',
    ],
  ])('%j stops the start', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });
});
