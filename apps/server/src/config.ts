import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { NewPassword, passwordLength } from '@haldi/contract/accounts/passwords/password-schema';
import { Email } from '@haldi/contract/accounts/schema';
import { GaMeasurementId } from '@haldi/contract/settings/desk/schema';
import type * as z from 'zod/mini';
import { StartError } from './start-error.ts';

export type WhatsappConfig = {
  token: string;
  phoneId: string;
  /** Signs the webhook requests of Meta. */
  appSecret: string;
  /** Proves that Meta sent the subscription request of the webhook. */
  verifyToken: string;
  /** Includes the version, without a trailing slash. */
  api: string;
  /** The approved authentication template. Without it no codes are sent. */
  codeTemplate?: { name: string; language: string } | undefined;
};

export type Config = {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  publicOrigin: URL | undefined;
  trustProxy: string[];
  metricsToken: string | undefined;
  oidc: { issuer: URL; clientId: string; clientSecret: string; label: string } | undefined;
  gaMeasurementId: string | undefined;
  rateLimits: boolean;
  smtp: { url: string; from: string } | undefined;
  pushServices: string[];
  whatsapp: WhatsappConfig | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

const secretNames = /PASSWORD|SECRET|TOKEN|_URL$/;

const rejectValue = (name: string, value: string, expected: string): never => {
  const shown = secretNames.test(name) ? 'not a valid value' : JSON.stringify(value);
  throw new StartError(`${name} is ${shown}. Expected: ${expected}.`);
};

/** Unset and empty mean the same. */
const readVariable = <T>(
  env: Environment,
  name: string,
  expected: string,
  parse: (text: string) => T | undefined,
): T | undefined => {
  const value = env[name]?.trim();
  if (!value) return undefined;
  return parse(value) ?? rejectValue(name, value, expected);
};

const oneOf =
  <T extends string>(...values: T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

const matches =
  (schema: z.ZodMiniType<string>) =>
  (text: string): string | undefined =>
    schema.safeParse(text).data;

const url =
  (...protocols: string[]) =>
  (text: string): URL | undefined => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return parsed && protocols.includes(parsed.protocol) ? parsed : undefined;
  };

const origin = (text: string): URL | undefined => {
  const parsed = url('http:', 'https:')(text);
  return parsed && parsed.href === `${parsed.origin}/` ? parsed : undefined;
};

const network = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const networks = (text: string): string[] | undefined => {
  const list = text.split(',').map((part) => part.trim());
  return list.every(network) ? list : undefined;
};

const portNumber = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;

const requireTogether = <Name extends string>(
  env: Environment,
  ...names: Name[]
): Record<Name, string> | undefined => {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const others = names.filter((name) => !missing.includes(name));
    throw new StartError(
      `${missing.join(' and ')} must be set together with ${others.join(' and ')}.`,
    );
  }
  const values = names.map((name) => [name, env[name]?.trim()]);
  return Object.fromEntries(values) as Record<Name, string>;
};

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Other services are called over https. On loopback http is allowed, for tests. */
const isSecureUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''));

const safeUrl = (text: string): URL | undefined => {
  const parsed = url('https:', 'http:')(text);
  return parsed && isSecureUrl(parsed) ? parsed : undefined;
};

const readOidc = (env: Environment): Config['oidc'] => {
  const values = requireTogether(env, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
  const issuer = readVariable(env, 'OIDC_ISSUER', 'the https address of an issuer', safeUrl);
  if (!values || !issuer) return undefined;
  return {
    issuer,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    label: env.OIDC_LABEL?.trim() || 'Continue with Google',
  };
};

const readSmtp = (env: Environment): Config['smtp'] => {
  const values = requireTogether(env, 'SMTP_URL', 'MAIL_FROM');
  const expected = 'smtp://host:port or smtps://user:password@host';
  const smtp = readVariable(env, 'SMTP_URL', expected, url('smtp:', 'smtps:'));
  return values && smtp && { url: smtp.href, from: values.MAIL_FROM };
};

/** The newest documented version. Meta supports each version for about two years. */
const whatsappApi = 'https://graph.facebook.com/v26.0';

const readCodeTemplate = (env: Environment): WhatsappConfig['codeTemplate'] => {
  const name = readVariable(env, 'WHATSAPP_CODE_TEMPLATE', 'the name of a template', (text) =>
    /^[a-z0-9_]{1,512}$/.test(text) ? text : undefined,
  );
  const language = readVariable(
    env,
    'WHATSAPP_CODE_LANGUAGE',
    'a language such as en or en_GB',
    (text) => (/^[a-z]{2,3}(_[A-Z]{2})?$/.test(text) ? text : undefined),
  );
  return name === undefined ? undefined : { name, language: language ?? 'en' };
};

const readWhatsapp = (env: Environment): Config['whatsapp'] => {
  const values = requireTogether(
    env,
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  );
  const phoneId = readVariable(
    env,
    'WHATSAPP_PHONE_ID',
    'the digits of a phone number ID',
    (text) => (/^\d{5,30}$/.test(text) ? text : undefined),
  );
  const api = readVariable(
    env,
    'WHATSAPP_API',
    `an https address such as ${whatsappApi}`,
    (text) => {
      const parsed = safeUrl(text);
      return parsed && !parsed.search && !parsed.hash ? parsed : undefined;
    },
  );
  const codeTemplate = readCodeTemplate(env);
  if (!values || !phoneId) return undefined;
  return {
    token: values.WHATSAPP_TOKEN,
    phoneId,
    appSecret: values.WHATSAPP_APP_SECRET,
    verifyToken: values.WHATSAPP_VERIFY_TOKEN,
    api: (api?.href ?? whatsappApi).replace(/\/+$/, ''),
    codeTemplate,
  };
};

const origins = (text: string): string[] | undefined => {
  const list = text.split(',').map((part) => origin(part.trim()));
  const valid = list.filter((one) => one !== undefined).filter(isSecureUrl);
  return valid.length === list.length ? valid.map((one) => one.origin) : undefined;
};

const readFirstAdmin = (env: Environment): Config['firstAdmin'] => {
  requireTogether(env, 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  const email = readVariable(env, 'ADMIN_EMAIL', 'an email address', matches(Email));
  const password = readVariable(
    env,
    'ADMIN_PASSWORD',
    `${passwordLength.min} to ${passwordLength.max} characters`,
    matches(NewPassword),
  );
  return email && password ? { email, password } : undefined;
};

export const readConfig = (env: Environment): Config => {
  const host =
    readVariable(env, 'HOST', 'an address to listen on, e.g. 127.0.0.1', (text) =>
      /^[\w.:-]+$/.test(text) ? text : undefined,
    ) ?? '127.0.0.1';
  const databaseUrl = readVariable(
    env,
    'DATABASE_URL',
    'postgres://user:password@host:port/database',
    (text) => (/^postgres(ql)?:\/\/[^/]+\/.+/.test(text) ? text : undefined),
  );
  const publicOrigin = readVariable(
    env,
    'PUBLIC_ORIGIN',
    'an origin without a path, e.g. https://haldi.example',
    origin,
  );
  const isDemoAllowed = !databaseUrl && isLoopback(host) && publicOrigin?.protocol !== 'https:';
  const demo = readVariable(env, 'DEMO', '0 or 1', oneOf('0', '1'));
  if (demo === '1' && !isDemoAllowed) {
    throw new StartError(
      'DEMO is "1". Demo data requires the embedded database, a loopback HOST and an http origin.',
    );
  }
  const rateLimits = readVariable(env, 'RATE_LIMITS', 'on or off', oneOf('on', 'off')) ?? 'on';
  if (rateLimits === 'off' && !isLoopback(host)) {
    throw new StartError('RATE_LIMITS is "off". This is allowed only on a loopback HOST.');
  }
  const oidc = readOidc(env);
  const smtp = readSmtp(env);
  const whatsapp = readWhatsapp(env);
  const externalService =
    (oidc && 'OIDC_ISSUER') ?? (smtp && 'SMTP_URL') ?? (whatsapp && 'WHATSAPP_TOKEN');
  if (externalService && !publicOrigin && !isLoopback(host)) {
    throw new StartError(
      `PUBLIC_ORIGIN is not set. ${externalService} requires it, because other services send people and reports back to it.`,
    );
  }
  const isDemo = demo === undefined ? isDemoAllowed : demo === '1';
  return {
    host,
    port: readVariable(env, 'PORT', 'a port from 0 to 65535', portNumber) ?? 3000,
    databaseUrl,
    dataDir: resolve(env.DATA_DIR?.trim() || './data'),
    demo: isDemo,
    publicOrigin,
    trustProxy:
      readVariable(env, 'TRUST_PROXY', 'addresses or networks, e.g. 10.0.0.0/8,::1', networks) ??
      [],
    metricsToken: env.METRICS_TOKEN?.trim() || undefined,
    oidc,
    gaMeasurementId: readVariable(
      env,
      'GA_MEASUREMENT_ID',
      'an id like G-XXXXXXXXXX',
      matches(GaMeasurementId),
    ),
    rateLimits: rateLimits === 'on',
    smtp,
    pushServices:
      readVariable(env, 'PUSH_SERVICES', 'https origins, e.g. https://push.example', origins) ?? [],
    whatsapp,
    firstAdmin: readFirstAdmin(env),
    logLevel:
      readVariable(
        env,
        'LOG_LEVEL',
        'debug, info, warn, error or silent',
        oneOf('debug', 'info', 'warn', 'error', 'silent'),
      ) ?? (isDemo ? 'warn' : 'info'),
  };
};
