import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { addressRoutes } from './addresses/routes.ts';
import { startCleanup } from './cleanup.ts';
import type { AccountsContext } from './context.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { privacyRoutes } from './profile/privacy-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

export const accountRoutes = (
  app: FastifyInstance,
  accounts: AccountsContext,
  personalData: readonly PersonalData[],
): void => {
  sessionRoutes(app, accounts);
  profileRoutes(app, accounts);
  addressRoutes(app, accounts);
  passwordRoutes(app, accounts);
  privacyRoutes(app, accounts, personalData);
  oidcRoutes(app, accounts);
  startCleanup(app, accounts);
  app.addHook('onClose', async () => {
    await accounts.waitForBackgroundWork();
    accounts.mailer?.close();
  });
};
