import { taxSchemes } from '@haldi/contract/documents/desk/schema';
import type { DocumentSubject } from '@haldi/contract/documents/document-content';
import { addDays } from '@haldi/contract/kit/dates';
import {
  documentsToIssue,
  type IssuedDocument,
} from '@haldi/contract/orders/documents/documents-to-issue';
import type { Issuer } from '@haldi/contract/orders/documents/write-document';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import {
  findDocumentProblems,
  issueInMemory,
  registeredSalon,
} from '../../../../../packages/contract/testing/issue-documents-in-memory.ts';
import { amountsOf } from '../../../testing/order-contradictions.ts';
import {
  advanceDueLater,
  applyOutcomeToModel,
  commandArbitraries,
  commandContextFor,
  initialModelState,
  modelStateWithAdvance,
  type World,
} from '../../../testing/simulated-order.ts';
import { decideCommand } from '../commands/decide-command.ts';
import { mayChangeDocuments } from './issue-documents.ts';
import { toPrintedOrder } from './printed-order.ts';

const orders = shortUnlessFullRun(500, 20_000);

const rowsOf = ({ order, lines, discounts, fees, entries }: World) =>
  ({
    order,
    // Each service has its own code and rate.
    lines: lines.map((line) => ({ line: { ...line, dataSet: line.serviceId }, category: null })),
    discounts,
    fees: fees.map((fee) => ({ ...fee, orderId: order.id, from: null })),
    payments: entries,
  }) as unknown as Parameters<typeof toPrintedOrder>[0];

const coupon = {
  ...{ id: 900, orderId: 'order', couponId: 1, reason: '', givenBy: null, removedAt: null },
  ...{ percent: 15, amount: null, ceiling: 120, services: ['facial'], code: 'FACIAL' },
} as unknown as World['discounts'][number];
const initialStates = fc.constantFrom(
  initialModelState,
  { ...initialModelState, discounts: [coupon] },
  modelStateWithAdvance(advanceDueLater, true),
  modelStateWithAdvance(advanceDueLater, false),
);

const taxGroups = [
  { sac: '999722', sections: ['facial'], rates: [{ from: '2025-09-22', rate: 500 }] },
  {
    sac: '999729',
    sections: null,
    rates: [
      { from: '2025-09-22', rate: 1800 },
      { from: '2027-04-01', rate: 1200 },
    ],
  },
];
const issuers = fc.record({ scheme: fc.constantFrom(...taxSchemes) }).map(({ scheme }) => ({
  ...registeredSalon,
  settings: { ...registeredSalon.settings, scheme, taxGroups },
}));

/** Written from the rules, without the code that issues documents. */
const netOf = (documents: readonly IssuedDocument[], subject: DocumentSubject): number =>
  documents
    .filter(({ content }) => content.subject === subject)
    .reduce((sum, { refersTo, content }) => {
      return sum + (refersTo === null ? 1 : -1) * content.totals.amount;
    }, 0);

const usedAdvances = (documents: readonly IssuedDocument[]): number => {
  const credited = (bill: IssuedDocument) =>
    documents
      .filter(({ refersTo }) => refersTo === bill._id)
      .reduce((sum, { content }) => sum + content.totals.amount, 0);
  return documents
    .filter((bill) => credited(bill) < bill.content.totals.amount)
    .flatMap(({ content }) => content.advances)
    .reduce((sum, { amount }) => sum + amount, 0);
};

const expectDocumentsFit = (world: World, documents: readonly IssuedDocument[]): void => {
  const { total, discount, fees, paid } = amountsOf(world);
  const { status } = world.order;
  const price = status === 'cancelled' ? 0 : total - discount;
  const visit = status === 'completed' ? price : 0;
  const fee = Math.min(fees, Math.max(0, paid - price));
  expect(netOf(documents, 'visit')).toBe(visit);
  expect(netOf(documents, 'fee')).toBe(fee);
  const vouchers = netOf(documents, 'advance') - usedAdvances(documents);
  expect(vouchers).toBeGreaterThanOrEqual(0);
  expect(vouchers).toBeLessThanOrEqual(Math.max(0, paid - visit - fee));
  if (status !== 'pending' && status !== 'confirmed') return;
  expect(vouchers).toBeGreaterThanOrEqual(Math.min(paid, price));
};

const sumOf = (documents: readonly IssuedDocument[]): number =>
  netOf(documents, 'visit') + netOf(documents, 'fee') + netOf(documents, 'advance');

test('threat 80: documents of random orders add up, and their sum is what is billed and held', () => {
  const kinds = new Set<string>();
  const byYear = new Map<string, number>();
  let billed = 0;
  const step = fc.record({
    command: fc.oneof(...commandArbitraries),
    days: fc.constantFrom(0, 0, 1, 40),
    /** The salon registers, or no longer is. */
    scheme: fc.constantFrom(undefined, undefined, undefined, ...taxSchemes),
  });
  const sequences = fc.array(step, { maxLength: 25, size: 'max' });
  fc.assert(
    fc.property(initialStates, issuers, sequences, (initial, salon, steps) => {
      let world = initial;
      let documents: IssuedDocument[] = [];
      let issuer: Issuer = salon;
      for (const { command: commandFor, days, scheme } of steps) {
        const settings = { ...issuer.settings, ...(scheme && { scheme }) };
        issuer = { ...issuer, settings, day: addDays(issuer.day, days) };
        const command = commandFor(world);
        if (command.by === 'beautician' && world.order.beauticianId === null) continue;
        const decision = decideCommand(world, command, commandContextFor(world, command));
        if ('refusal' in decision) continue;
        const after = applyOutcomeToModel(world, decision);
        const printed = toPrintedOrder(rowsOf(after));
        if (!mayChangeDocuments(world.order, decision, rowsOf(after))) {
          expect(documentsToIssue(printed, documents)).toEqual([]);
        }
        documents = issueInMemory(printed, documents, issuer);
        expect(documentsToIssue(printed, documents)).toEqual([]);
        expectDocumentsFit(after, documents);
        world = after;
      }
      expect(findDocumentProblems(documents)).toEqual([]);
      for (const document of documents) {
        const { kind, issuedOn, number } = document.content;
        kinds.add(kind);
        const year = number.split('/')[1] ?? '';
        const sign = document.refersTo === null ? 1 : -1;
        byYear.set(year, (byYear.get(year) ?? 0) + sign * document.content.totals.amount);
        expect(year === '26-27').toBe(issuedOn < '2027-04-01');
      }
      billed += sumOf(documents);
    }),
    { seed: 45, numRuns: orders },
  );
  expect(kinds.size).toBe(6);
  expect([...byYear.keys()]).toEqual(expect.arrayContaining(['26-27', '27-28']));
  expect([...byYear.values()].reduce((sum, amount) => sum + amount, 0)).toBe(billed);
});
