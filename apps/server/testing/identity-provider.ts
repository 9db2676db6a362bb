import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type ProviderAccount = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
};

const client = { id: 'haldi', secret: 'a-secret-of-the-tests' };

export const startIdentityProvider = async (redirectUri: string) => {
  const accounts = new Map<string, ProviderAccount>();
  const state: { current: string; denies: boolean } = { current: '', denies: false };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
      },
    ],
    jwks: signingKeys(),
    cookies: { keys: ['only-for-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => accounts.get(sub) ?? { sub },
    }),
    pkce: { required: () => true },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (state.denies) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const grant = new provider.Grant({ accountId: state.current, clientId: client.id });
    grant.addOIDCScope('openid email profile');
    const result = {
      login: { accountId: state.current },
      consent: { grantId: await grant.save() },
    };
    await provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    state,
    setAccount(account: ProviderAccount): void {
      accounts.set(account.sub, account);
      state.current = account.sub;
      state.denies = false;
    },
    async visit(location: string): Promise<URL> {
      const cookies = new Map<string, string>();
      let address = new URL(location);
      while (address.origin === issuer) {
        const headers = {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        };
        const answer = await fetch(address, { redirect: 'manual', headers });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const next = answer.headers.get('location');
        if (!next)
          throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        address = new URL(next, address);
      }
      return address;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const signingKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
};
