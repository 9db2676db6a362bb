import * as desk from '@haldi/contract/settings/desk/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoints.ts';
import { readStaffSettings, type SettingsDependencies, saveSettings } from './desk/service.ts';
import { readPublicSettings } from './service.ts';

const beforeOpening = (settings: PublicSettings): PublicSettings => ({
  ...settings,
  address: '',
  visitingCharge: 0,
  areas: [],
  terms: { ...settings.terms, lateCancelFee: null, noShowFee: null },
  payments: { ...settings.payments, upi: null, advance: null },
});

export const settingsRoutes = (
  app: FastifyInstance,
  context: AppContext,
  visits: SettingsDependencies,
): void => {
  const { db, config } = context;
  mount(app, publicSettings, async ({ request, reply }) => {
    const settings = await readPublicSettings(db, config);
    return (await app.hidesFrom(request, reply)) ? beforeOpening(settings) : settings;
  });
  mountForPageLoaders(app, publicSettings, async (_, isPreview) => {
    const settings = await readPublicSettings(db, config);
    return isPreview || (await app.isOpen()) ? settings : beforeOpening(settings);
  });
  mount(app, desk.readSettings, () => readStaffSettings({ ...context, visits }));
  mount(app, desk.saveSettings, ({ identity, body }) =>
    saveSettings({ ...context, visits }, identity, body),
  );
};
