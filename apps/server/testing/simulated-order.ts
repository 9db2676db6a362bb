import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { visitingChargeAfterCorrection } from '@haldi/contract/orders/address-correction';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Fee } from '@haldi/contract/orders/fee';
import { customerCancelFeeAmount } from '@haldi/contract/orders/move-and-cancel-terms';
import { noBeautician } from '@haldi/contract/orders/schema';
import { adminStatuses, isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import { defaultPaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import { defaultTravelRules } from '@haldi/contract/schedule/plan/travel-time';
import fc from 'fast-check';
import {
  sampleDayPlan as dayPlan,
  sampleBeautician,
} from '../../../packages/contract/testing/sample-day-plans.ts';
import type {
  Billing,
  Context,
  NewEntry,
  OrderState,
  Outcome,
} from '../src/orders/commands/command-decision-types.ts';
import { toUpdateCommand } from '../src/orders/commands/decide-update-by-desk.ts';
import { toBookingWithTerms } from '../src/orders/commands/values-from-order-row.ts';
import type { DiscountRow } from '../src/orders/discounts/store.ts';
import type { LedgerRow } from '../src/orders/payments/to-ledger-entry.ts';
import { toPlannedVisit, type VisitWithSkills } from '../src/orders/plan/service.ts';
import type { OrderRow } from '../src/orders/tables.ts';
import type { Identity } from '../src/platform/http/identity.ts';
import type { PlanningRules } from '../src/settings/service.ts';
import { randomMoneyCommands } from './random-money-commands.ts';
import {
  day,
  deskLimits,
  line,
  menu,
  nextDay,
  now,
  sampleBeauticianNames,
  sampleOrderRow,
  terms,
  visit,
} from './sample-order-rows.ts';

export type World = OrderState & {
  fees: readonly Fee[];
  entries: readonly LedgerRow[];
  discounts: readonly DiscountRow[];
  reference: string | null;
};
export const initialModelState: World = {
  order: sampleOrderRow,
  visit,
  progress: undefined,
  lines: [line],
  fees: [],
  entries: [],
  discounts: [],
  reference: null,
};

const hour = 60 * 60_000;
/** ₹300 in advance, to be paid until then. */
export const modelStateWithAdvance = (advanceUntil: Date, isAdvanceKept: boolean): World => ({
  ...initialModelState,
  order: {
    ...sampleOrderRow,
    ...{ advanceAmount: 300, advanceMinutes: 60, isAdvanceKept, advanceUntil },
  },
});
export const advanceOverdue = new Date(now.getTime() - hour);
export const advanceDueLater = new Date(now.getTime() + hour);

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const area = { name: 'Here', minimumOrder: 0, weekdays: [...weekdays] };
const servedAreas = [
  { ...area, _id: '1', pincodes: ['411001'], visitingCharge: 100 },
  { ...area, _id: '2', pincodes: ['411045'], visitingCharge: 150 },
] as unknown as PlanningRules['areas'];

const rules: PlanningRules = {
  ...{
    isOpen: true,
    visitingCharge: 100,
    areas: servedAreas,
    areaIds: new Map(),
    maxConcurrentVisits: null,
  },
  ...{ travel: defaultTravelRules, starts: [9 * 60, 15 * 60, 17 * 60], closedDays: [] },
  ...{ closedWeekdays: [], horizonDays: 60, noticeMinutes: 0 },
  terms,
};

const upi = { id: 'salon@okbank', name: 'Salon', kind: 'personal', merchantCode: null } as const;

const identity = (over: Partial<Identity>): Identity =>
  ({ userId: 'meera', username: 'Meera', role: 'desk', beauticianId: null, ...over }) as Identity;

const findReferenceUse = (
  { order: { id: orderId, orderNumber }, entries, reference }: World,
  command: OrderCommand,
): Billing['referenceUse'] => {
  if (!('reference' in command) || command.reference === undefined) return null;
  const used = entries.find((entry) => entry.reference === command.reference);
  if (used) return { orderId, orderNumber, entryId: used.id };
  return reference === command.reference ? { orderId, orderNumber, entryId: null } : null;
};

export const commandContextFor = (world: World, command: OrderCommand): Context => {
  const { order, visit: row } = world;
  const beauticians = [...sampleBeauticianNames.keys()].map((id) => sampleBeautician(id));
  const days = [day, nextDay].map((one) => {
    const isCurrent = isOpenStatus(order.status as OrderStatus) && order.appointmentDate === one;
    const visits = isCurrent ? [toPlannedVisit(order, row, rules).visit] : [];
    const needingChange = new Set(isCurrent && row.needsChange ? [order.id] : []);
    return [one, { day: one, plan: dayPlan(beauticians, visits), needingChange }] as const;
  });
  const by = {
    ...{ customer: null, system: null },
    desk: identity({}),
    beautician: identity({ userId: 'phone', beauticianId: order.beauticianId ?? 1 }),
  };
  return {
    ...{ now, by: by[command.by], attempt: 'attempt', rules, days: new Map(days) },
    roster: [...sampleBeauticianNames].map(([_id, name]) => ({
      _id,
      name,
      active: true,
    })) as unknown as Context['roster'],
    ...{ skillNames: new Map(), otherBookings: [], menu, startCode: null, messages: [] },
    couponUsedMeanwhile: undefined,
    billing: {
      settings: { ...defaultPaymentSettings, ...deskLimits, methods: ['upi'], upi },
      entries: world.entries,
      fees: world.fees,
      ownFees: world.fees.map((fee) => ({ ...fee, movedTo: null })),
      discounts: world.discounts,
      unverified:
        world.reference === null ? null : { reference: world.reference, amount: 1, at: '' },
      referenceUse: findReferenceUse(world, command),
      nextVisit: { id: 'next', orderNumber: 200_000 },
    },
  };
};

const toRow = (entry: NewEntry, id: number): LedgerRow => ({
  ...{ discount: 0, reverses: null, reference: null, reason: '', takenBy: 'meera', cashDay: null },
  ...{ id, orderId: 'order', attempt: 'attempt', day, recordedAt: now },
  ...entry,
});

const toDiscountRow = (
  given: NonNullable<NonNullable<Outcome['ledger']>['newDiscount']>,
  id: number,
): DiscountRow => ({
  couponId: null,
  ...{ id, orderId: 'order', givenBy: 'meera', givenAt: now, removedAt: null, removedBy: null },
  ...given,
});

const moneyAfter = (
  { entries, fees, discounts, reference }: World,
  { ledger, fees: replaced }: Outcome,
): Pick<World, 'entries' | 'fees' | 'discounts' | 'reference'> => {
  const added = (ledger?.entries ?? []).filter(({ kind }) => kind !== 'reversal');
  const reversed = (ledger?.entries ?? []).map(({ reverses }) => reverses);
  const firstId = 1 + Math.max(0, ...entries.map(({ id }) => id));
  const isChecked = ledger?.usedReference ?? ledger?.rejectedReference;
  return {
    entries: [
      ...entries.filter(({ id }) => !reversed.includes(id)),
      ...added.map((entry, index) => toRow(entry, firstId + index)),
    ],
    discounts: [
      ...discounts.filter(({ id }) => id !== ledger?.removedDiscount),
      ...(ledger?.newDiscount ? [toDiscountRow(ledger.newDiscount, discounts.length)] : []),
    ],
    fees: (replaced ?? fees).filter(({ kind }) => kind !== ledger?.fee?.kind),
    reference: ledger?.submittedReference?.reference ?? (isChecked ? null : reference),
  };
};

export const applyOutcomeToModel = (world: World, outcome: Outcome): World => {
  const order = { ...world.order, ...outcome.order, version: world.order.version + 1 };
  const progress = {
    ...{ orderId: 'order', onTheWayAt: null, arrivedAt: null, startedAt: null, doneAt: null },
    ...{ lateMinutes: null, startCode: null, wrongCodes: 0, wrongAttempt: null },
    ...world.progress,
    ...outcome.progress,
  };
  const own = outcome.reassignments.filter(({ orderId }) => orderId === order.id);
  const row = Object.assign({}, world.visit, outcome.visit, ...own, {
    ...{ day: order.appointmentDate, startMinute: order.startMinute },
    ...{ minutes: order.visitMinutes, status: order.status, orderId: order.id },
  }) as VisitWithSkills;
  const lines = outcome.lines ?? world.lines;
  return {
    ...{ order, visit: row, progress, lines },
    ...moneyAfter(world, outcome),
  };
};

const updates: fc.Arbitrary<(world: World) => OrderCommand> = fc
  .record(
    {
      status: fc.constantFrom(...adminStatuses),
      message: fc.constantFrom(...updateMessages),
      beautician: fc.constantFrom('', noBeautician, ...sampleBeauticianNames.values()),
      reason: fc.constantFrom('no_show' as const, 'customer_asked' as const),
      waiveAdvance: fc.constant(true),
    },
    { requiredKeys: ['status', 'message'] },
  )
  .map(
    (body) =>
      ({ order }) =>
        toUpdateCommand(order, body),
  );

const pressedAt = now;
const moves = fc.record({
  day: fc.constantFrom(day, nextDay),
  startMinute: fc.constantFrom(900, 1020),
});
const corrections = fc.record({
  pincode: fc.constantFrom('411001', '411045'),
  name: fc.constantFrom('', 'Sunita'),
});
const correctionTo = (order: OrderRow, { pincode, name }: { pincode: string; name: string }) => ({
  address: { ...pickAddress(order), pincode },
  recipient: name === '' ? null : { name, phone: '9822000001' },
  visitingCharge: visitingChargeAfterCorrection(order, pincode, rules),
});
const services = fc.array(
  fc.record({ serviceId: fc.constantFrom(...menu.keys()), quantity: fc.constantFrom(1, 2) }),
  { minLength: 1, maxLength: 2 },
);
export const commandArbitraries: fc.Arbitrary<(world: World) => OrderCommand>[] = [
  updates,
  fc
    .constantFrom('on-the-way', 'arrived', 'complete')
    .map((kind) => () => ({ kind: kind as 'arrived', by: 'beautician', pressedAt })),
  fc.constant(() => ({ kind: 'start', by: 'beautician', pressedAt, code: undefined })),
  fc.constant(() => ({ kind: 'start', by: 'desk' })),
  fc.constant(() => ({ kind: 'running-late', by: 'beautician', pressedAt, minutes: 15 })),
  fc.constant(() => ({ kind: 'decline', by: 'beautician', pressedAt, reason: '' })),
  moves.map((to) => () => ({ kind: 'move', by: 'desk', to })),
  moves.map((to) => () => ({ kind: 'move', by: 'customer', to })),
  corrections.map((to) => ({ order }) => ({
    ...{ kind: 'correct-address', by: 'desk' },
    to: correctionTo(order, to),
  })),
  corrections.map((to) => ({ order }) => ({
    ...{ kind: 'correct-address', by: 'customer' },
    to: correctionTo(order, to),
  })),
  fc.constant(({ order, progress, entries }) => ({
    ...{ kind: 'cancel', by: 'customer', reason: 'unwell', note: '' },
    fee: customerCancelFeeAmount(toBookingWithTerms(order, progress, { entries }), now),
  })),
  fc
    .tuple(services, fc.constantFrom(undefined, ...sampleBeauticianNames.values()))
    .map(([wanted, beautician]) => () => ({
      ...{ kind: 'change-services', by: 'desk', services: wanted, beautician },
    })),
  services.map((wanted) => () => ({
    ...{ kind: 'change-services', by: 'beautician', pressedAt, services: wanted },
  })),
  ...randomMoneyCommands,
];
