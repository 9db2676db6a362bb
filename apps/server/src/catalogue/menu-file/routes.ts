import * as calls from '@haldi/contract/catalogue/menu-file/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { applyPictureZip, previewPictureZip } from './picture-zip-import.ts';
import { sendMenuFile } from './send-menu-file.ts';
import { applyMenuFile, previewMenuFile } from './service.ts';

export const menuFileRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.exportMenu, ({ identity, query, reply }) =>
    sendMenuFile(context, identity, reply, query),
  );
  mount(app, calls.previewMenuFile, ({ files }) => previewMenuFile(db, files.file));
  mount(app, calls.applyMenuFile, ({ identity, body, files }) =>
    applyMenuFile(context, identity, body, files.file),
  );
  mount(app, calls.previewPictureZip, ({ identity, body, files }) =>
    previewPictureZip(db, identity, { file: files.file, awaited: body.awaited }),
  );
  mount(app, calls.applyPictureZip, ({ identity, body, files }) =>
    applyPictureZip(context, identity, body.fingerprint, {
      file: files.file,
      awaited: body.awaited,
    }),
  );
};
