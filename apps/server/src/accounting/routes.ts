import * as calls from '@haldi/contract/accounting/endpoints';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import type { ProofOfIdentity } from '../platform/http/proof-of-identity.ts';
import { streamFile } from '../platform/http/stream-file.ts';
import { readStaffAccountingSettings, saveAccountingSettings } from './accounting-settings.ts';
import { sendExport } from './send-export.ts';
import { readDocumentList, readOverview } from './service.ts';
import { tallyFileParts } from './tally-file-parts.ts';

export const accountingRoutes = (
  app: FastifyInstance,
  context: AppContext,
  accounts: ProofOfIdentity,
): void => {
  const { db } = context;
  const accounting = { ...context, accounts };
  mount(app, calls.readAccounting, ({ query }) => readOverview(db, query));
  mount(app, calls.listDocuments, ({ query }) => readDocumentList(db, query));
  mount(app, calls.exportAccounting, async ({ identity, body, request, reply }) => {
    const { password, content, format, ...period } = body;
    await accounts.requireProof({ identity, password, request });
    const name = `${content}-${period.from}-to-${period.to}.${format}`;
    await recordExport(context, identity, name);
    return sendExport(db, reply, name, { content, format, period });
  });
  mount(app, calls.exportTally, async ({ identity, body, request, reply }) => {
    const { password, ...period } = body;
    await accounts.requireProof({ identity, password, request });
    const name = `tally-${period.from}-to-${period.to}.xml`;
    await recordExport(context, identity, name);
    return streamFile(reply, { name, type: 'application/xml' }, tallyFileParts(db, period));
  });
  mount(app, calls.readAccountingSettings, ({ identity }) =>
    readStaffAccountingSettings(accounting, identity.userId),
  );
  mount(app, calls.saveAccountingSettings, ({ identity, body }) =>
    saveAccountingSettings(accounting, identity, body),
  );
};
