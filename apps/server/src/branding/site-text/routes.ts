import * as desk from '@haldi/contract/branding/site-text/desk/endpoints';
import * as calls from '@haldi/contract/branding/site-text/endpoints';
import { emptySiteText } from '@haldi/contract/branding/site-text/schema';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../../platform/http/mount-endpoints.ts';
import { readPublicSiteText, readStaffSiteText, saveSiteText } from './service.ts';

export const siteTextRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.readPublicSiteText, async ({ request, reply }) =>
    (await app.hidesFrom(request, reply)) ? emptySiteText : readPublicSiteText(db),
  );
  mountForPageLoaders(app, calls.readPublicSiteText, async (_, isPreview) =>
    isPreview || (await app.isOpen()) ? readPublicSiteText(db) : emptySiteText,
  );
  mount(app, desk.readSiteText, () => readStaffSiteText(db));
  mount(app, desk.saveSiteText, ({ identity, body }) => saveSiteText(context, identity, body));
};
