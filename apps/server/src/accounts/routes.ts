import type { FastifyInstance } from 'fastify';
import type { AccountPart } from '../platform/personal-data.ts';
import { startTidying } from './cleanup.ts';
import type { Accounts } from './context.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { privacyRoutes } from './profile/privacy-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

/** `parts`: what the other features hold about a person. */
export const accountRoutes = (
  app: FastifyInstance,
  accounts: Accounts,
  parts: readonly AccountPart[],
): void => {
  sessionRoutes(app, accounts);
  profileRoutes(app, accounts);
  passwordRoutes(app, accounts);
  privacyRoutes(app, accounts, parts);
  oidcRoutes(app, accounts);
  startTidying(app, accounts);
  app.addHook('onClose', async () => accounts.mailer?.close());
};
