import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { addressRoutes } from './addresses/routes.ts';
import type { AccountsContext } from './context.ts';
import { startHourlyLoginDataCleanup } from './delete-expired-login-data.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { exportAndDeleteAccountRoutes } from './profile/export-and-delete-account-routes.ts';
import { profileAndVerificationRoutes } from './profile/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

export const accountRoutes = (
  app: FastifyInstance,
  accounts: AccountsContext,
  personalData: readonly PersonalData[],
): void => {
  sessionRoutes(app, accounts);
  profileAndVerificationRoutes(app, accounts);
  addressRoutes(app, accounts);
  passwordRoutes(app, accounts);
  exportAndDeleteAccountRoutes(app, accounts, personalData);
  oidcRoutes(app, accounts);
  startHourlyLoginDataCleanup(app, accounts);
  app.addHook('onClose', async () => {
    await accounts.waitForBackgroundWork();
    accounts.mailer?.close();
  });
};
