import { StartError } from '../../start-error.ts';

export type DatabaseHost = { name: string; url: string };

export type DatabaseAddress = { hosts: DatabaseHost[]; secrets: string[] };

const urlPattern = /^(postgres(?:ql)?):\/\/(?:([^/?#]*)@)?([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/;
const hostPattern = /^(\[[\da-f:.]+\]|[^:[\]\s]*)(?::(\d{1,5}))?$/i;

/**
 * Splits a URL that may contain several hosts, which `new URL()` rejects. Messages never repeat
 * part of the URL: what looks like a host may be half of a password.
 */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const found = urlPattern.exec(text.trim());
  if (!found) throw invalidUrl('it must look like postgres://user:password@host:5432/database');
  const [, scheme, credentials = '', hostList = '', path = '', query = ''] = found;
  if (path.includes('@'))
    throw invalidUrl('write / ? # and @ in the password as %2F %3F %23 and %40');
  const parameters = new URLSearchParams(query);
  const hosts = hostList.split(',').map((entry) => {
    const [, host = '', port] = hostPattern.exec(entry) ?? [];
    const name = decode(host);
    if (name === '' && !parameters.has('host')) throw invalidUrl('a host is missing or not valid');
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65535)) {
      throw invalidUrl('a port must be between 1 and 65535');
    }
    const user = credentials === '' ? '' : `${credentials}@`;
    return {
      name: name.startsWith('/') ? name : `${name}:${port ?? 5432}`,
      url: `${scheme}://${user}${entry}${path}${verifyCertificate(query)}`,
    };
  });
  decode(path);
  const password = credentials.split(':').slice(1).join(':');
  const secrets = [
    password,
    decode(password),
    decode(credentials),
    parameters.get('password') ?? '',
  ];
  return { hosts, secrets: secrets.filter((secret) => secret !== '') };
}

/**
 * pg verifies the certificate in these three modes, but warns at every start that this will change.
 * verify-full does the same without the warning.
 */
function verifyCertificate(query: string): string {
  if (query.includes('uselibpqcompat=true')) return query;
  return query.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidUrl('a % is not followed by two hexadecimal digits (write % as %25)');
  }
}

function invalidUrl(why: string): StartError {
  return new StartError(`DATABASE_URL is not valid: ${why}.`);
}
