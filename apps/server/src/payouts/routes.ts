import type { DayRange } from '@haldi/contract/kit/dates';
import * as calls from '@haldi/contract/payouts/endpoints';
import type { PayoutStatement } from '@haldi/contract/payouts/schema';
import { statementTable } from '@haldi/contract/payouts/statement-table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { recordExport } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Identity } from '../platform/http/identity.ts';
import { mount } from '../platform/http/mount-endpoint.ts';
import { type CsvRow, sendCsv } from '../platform/http/send-csv.ts';
import { addAdjustment, removeAdjustment } from './adjustments.ts';
import { markPayoutPaid } from './mark-payout-paid.ts';
import { readStaffPayoutSettings, savePayoutSettings } from './payout-settings.ts';
import {
  listPaidStatements,
  readPaidStatement,
  readPayoutDraft,
  readPayoutOverview,
} from './read-payouts.ts';

async function* onePage(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[]> {
  yield rows;
}

const beauticianOf = ({ beauticianId }: Identity): number => {
  if (beauticianId === null) throw new Error('only beauticians come here');
  return beauticianId;
};

export const payoutRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  const sendStatement = async (
    identity: Identity,
    reply: FastifyReply,
    statement: PayoutStatement,
  ): Promise<FastifyReply> => {
    const { beauticianId, from, to } = statement;
    const name = `payout-${beauticianId}-${from}-to-${to}.csv`;
    await recordExport(context, identity, name);
    const { header, rows } = statementTable(statement);
    return sendCsv(reply, { name, header, pages: onePage(rows) });
  };
  const readDraftStatement = async (id: number, period: DayRange): Promise<PayoutStatement> =>
    (await readPayoutDraft(db, id, period)).statement;

  mount(app, calls.readPayouts, ({ query }) => readPayoutOverview(db, query));
  mount(app, calls.readPayoutDraft, ({ params, query }) =>
    readDraftStatement(params.beautician, query),
  );
  mount(app, calls.exportPayoutDraft, async ({ identity, params, query, reply }) =>
    sendStatement(identity, reply, await readDraftStatement(params.beautician, query)),
  );
  mount(app, calls.markPayoutPaid, ({ identity, body }) => markPayoutPaid(context, identity, body));
  mount(app, calls.readPaidPayout, ({ params }) => readPaidStatement(db, params.payout));
  mount(app, calls.exportPaidPayout, async ({ identity, params, reply }) =>
    sendStatement(identity, reply, await readPaidStatement(db, params.payout)),
  );
  mount(app, calls.addPayoutAdjustment, ({ identity, body }) =>
    addAdjustment(context, identity, body),
  );
  mount(app, calls.removePayoutAdjustment, async ({ identity, params }) => {
    await removeAdjustment(context, identity, params.adjustment);
    return undefined;
  });
  mount(app, calls.readPayoutSettings, () => readStaffPayoutSettings(db));
  mount(app, calls.savePayoutSettings, ({ identity, body }) =>
    savePayoutSettings(context, identity, body),
  );
  mount(app, calls.listOwnPayouts, ({ identity }) =>
    listPaidStatements(db, beauticianOf(identity)),
  );
  mount(app, calls.readOwnPayout, ({ identity, params }) =>
    readPaidStatement(db, params.payout, beauticianOf(identity)),
  );
};
