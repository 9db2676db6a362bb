import { formatPaise } from '@haldi/contract/kit/paise';
import { isNowAccepted } from '@haldi/contract/orders/advance';
import type { CommandKind, OrderCommand } from '@haldi/contract/orders/commands/command';
import { isPending } from '@haldi/contract/orders/status';
import { lastVisitAction } from '@haldi/contract/orders/work/visit-actions';
import * as errors from '../payments/errors.ts';
import type { OrderRow } from '../tables.ts';
import { toVisitProgress } from '../work/visit-progress.ts';
import {
  amountsOf,
  auditOfEvent,
  missingAdvanceOf,
  requireLoadedBilling,
} from './billing-of-order.ts';
import type { Billing, Change, Context, OrderState } from './command-decision-types.ts';
import { advanceUntilOf, statusOf } from './values-from-order-row.ts';

type Command<Kind extends OrderCommand['kind']> = Extract<OrderCommand, { kind: Kind }>;

const requireMissing = (state: OrderState, billing: Billing): number => {
  const missing = missingAdvanceOf(state, billing);
  if (missing > 0) return missing;
  throw errors.paymentRefusedError('NO_ADVANCE', amountsOf(state, billing).due);
};

export const decideAdvanceWaiver = (
  state: OrderState,
  { reason }: Command<'waive-advance'>,
  context: Context,
): Change => {
  const amount = requireMissing(state, requireLoadedBilling(context));
  const event = { kind: 'advance-waived', amount } as const;
  const { act, changes } = auditOfEvent('advance-waived', event);
  return {
    order: { advanceUntil: null },
    event,
    audit: { act, changes: [...changes, { field: 'reason', before: null, after: reason }] },
  };
};

/** A reference that staff have not checked yet holds the release. */
export const decideRelease = (
  state: OrderState,
  _: Command<'release'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const amount = requireMissing(state, billing);
  const until = advanceUntilOf(state.order);
  const hasBegun = lastVisitAction(toVisitProgress(state.progress)) !== undefined;
  if (billing.unverified || hasBegun || until === null || context.now < until) {
    throw errors.paymentRefusedError('NO_ADVANCE', amount);
  }
  return {
    order: { status: 'cancelled', cancelReason: 'advance_unpaid', cancelledBy: 'salon' },
    event: { kind: 'released', amount },
    fees: [],
  };
};

/** After these, an order may wait for its advance again, or for the rest of it. */
const renewing: readonly CommandKind[] = [
  'take-payment',
  'verify-payment',
  'reject-payment',
  'refund',
  'reverse-entry',
  'remove-discount',
  'change-services',
  'reopen',
  'unconfirm',
];

const renewedUntil = ({ advanceUntil, advanceMinutes }: OrderRow, now: Date): Date | null => {
  if (advanceUntil === null || advanceMinutes === null) return null;
  return new Date(Math.max(advanceUntil.getTime(), now.getTime() + advanceMinutes * 60_000));
};

const toAccepted = (order: OrderRow) => ({
  status: statusOf(order),
  beautician: order.beautician,
});

/** Only an update by the desk can do this, and its event has room for it. */
const withWaiver = (change: Change, amount: number): Change => ({
  ...change,
  order: { ...change.order, advanceUntil: null },
  event: { ...change.event, advanceWaived: amount } as Change['event'],
  ...(change.audit && {
    audit: {
      ...change.audit,
      changes: [
        ...change.audit.changes,
        { field: 'advanceWaived', before: null, after: formatPaise(amount) },
      ],
    },
  }),
});

/** Staff confirm and assign an order only with its advance, or waive it. */
export const applyAdvanceRules = (
  state: OrderState,
  command: OrderCommand,
  change: Change,
  context: Context,
): Change => {
  const { order } = state;
  if (order.advanceUntil === null) return change;
  const after = { ...order, ...change.order };
  if (command.by === 'desk' && isNowAccepted(toAccepted(order), toAccepted(after))) {
    const billing = requireLoadedBilling(context);
    const missing = missingAdvanceOf({ ...state, lines: change.lines ?? state.lines }, billing);
    const isWaived = 'waiveAdvance' in command && command.waiveAdvance === true;
    if (missing > 0 && !isWaived) throw errors.advanceUnpaidError(missing);
    if (missing > 0) return withWaiver(change, missing);
  }
  if (!renewing.includes(command.kind)) return change;
  return {
    ...change,
    order: { ...change.order, advanceUntil: renewedUntil(order, context.now) },
  };
};

type Money = Parameters<typeof missingAdvanceOf>[1];

const moneyAfter = ({ fees, entries, discounts }: Billing, { ledger }: Change): Money => {
  const added = ledger?.entries ?? [];
  const reversed = added.map(({ reverses }) => reverses);
  return {
    fees,
    entries: [...entries.filter(({ id }) => !reversed.includes(id)), ...added],
    discounts: [
      ...discounts.filter(({ id }) => id !== ledger?.removedDiscount),
      ...(ledger?.newDiscount ? [ledger.newDiscount] : []),
    ],
  };
};

const isDue = (state: OrderState, money: Money, hasReference: boolean): boolean =>
  isPending(statusOf(state.order)) && missingAdvanceOf(state, money) > 0 && !hasReference;

/** For the messages. Undefined: the customer need not pay one, or says that it is paid. */
export const advanceDueAfter = (
  state: OrderState,
  change: Change,
  { billing }: Context,
): { until: Date; isNew: boolean } | undefined => {
  const order = { ...state.order, ...change.order };
  const until = advanceUntilOf(order);
  if (!billing || until === null) return undefined;
  const { ledger } = change;
  const isChecked = (ledger?.usedReference ?? ledger?.rejectedReference) !== undefined;
  const isSubmitted = ledger?.submittedReference !== undefined;
  const hasReference = isSubmitted || (!isChecked && billing.unverified !== null);
  const after = { ...state, order, lines: change.lines ?? state.lines };
  if (!isDue(after, moneyAfter(billing, change), hasReference)) return undefined;
  return { until, isNew: !isDue(state, billing, billing.unverified !== null) };
};
