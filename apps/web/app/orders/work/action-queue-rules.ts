import { indiaDay } from '@haldi/contract/kit/dates';
import type { OrderedService } from '@haldi/contract/orders/schema';
import type {
  AddServicesRequest,
  LeftUnpaidRequest,
  RunningLateRequest,
  UpcomingWorkVisits,
  WorkPaymentRequest,
  WorkVisit,
} from '@haldi/contract/orders/work/schema';
import {
  progressAfterAction,
  statusAfterAction,
  type VisitAction,
} from '@haldi/contract/orders/work/visit-actions';
import { isWorkVisitShownToday } from '@haldi/contract/orders/work/work-visit-rules';

export type QueuedPayment = Omit<WorkPaymentRequest, 'attempt' | 'pressedAt'>;

export type AddedLine = Omit<OrderedService, 'category'>;

export type BeauticianAction =
  | { kind: 'press'; press: VisitAction; code?: string }
  | { kind: 'late'; minutes: RunningLateRequest['minutes'] }
  | { kind: 'cannot-go'; reason: string }
  | {
      kind: 'services';
      services: AddServicesRequest['services'];
      names: string[];
      /** These services with their new quantities. Absent if stored by an older version. */
      lines?: AddedLine[];
    }
  | ({ kind: 'payment' } & QueuedPayment)
  | { kind: 'unpaid'; reason: LeftUnpaidRequest['reason'] }
  | { kind: 'help' };

export type QueuedAction = {
  /** The same for every retry, so that the server applies it once. */
  attempt: string;
  userId: string;
  /** Order of the actions. The phone's clock can be set back. */
  place: number;
  pressedAt: string;
  /** Null outside a visit. Holds no data of the customer. */
  visit: { _id: string; day: string; slot: string } | null;
  act: BeauticianAction;
  /** Why the server refused it; absent while it is unsent. */
  refused?: string;
  /** `reason` of the refusal. Absent if stored by an older version. */
  refusedReason?: string;
  /** The server had recorded the same action before. */
  isAlreadyRecorded?: boolean;
};

export type ActionRefusal = Required<Pick<QueuedAction, 'refused'>> &
  Pick<QueuedAction, 'refusedReason' | 'isAlreadyRecorded'>;

export const sortByQueuePosition = (actions: readonly QueuedAction[]): QueuedAction[] =>
  actions.toSorted((one, other) => one.place - other.place);

export const nextQueuePosition = (actions: readonly QueuedAction[]): number =>
  Math.max(0, ...actions.map(({ place }) => place)) + 1;

export const isUnsent = ({ refused }: QueuedAction): boolean => refused === undefined;

/** After a wrong code the beautician can try again, unless only the salon can start the visit. */
export const canEnterCodeAgain = ({ refusedReason }: QueuedAction): boolean =>
  refusedReason === 'WRONG_CODE' || refusedReason === 'CODE_NEEDED';

const visitIdOf = ({ visit }: QueuedAction): string => visit?._id ?? '';

/**
 * Help goes first. Actions of one visit are sent in order: if one has to wait, the later ones wait
 * too, and other visits continue.
 */
export const nextActionToSend = (
  actions: readonly QueuedAction[],
  skippedVisits: ReadonlySet<string> = new Set(),
): QueuedAction | undefined => {
  const unsent = sortByQueuePosition(actions).filter(
    (one) => isUnsent(one) && !skippedVisits.has(visitIdOf(one)),
  );
  return unsent.find(({ act }) => act.kind === 'help') ?? unsent[0];
};

/**
 * `log-in`: kept until the next login. `later`: the connection fails. `skip`: kept for a later try
 * while other visits continue.
 */
export type FailureDecision = 'log-in' | 'later' | 'skip' | 'refused';

/** Undefined: no answer. */
export const decideAfterSendFailure = (status: number | undefined): FailureDecision => {
  if (status === undefined || status === 408 || status === 425 || status === 429) return 'later';
  if (status === 401) return 'log-in';
  return status >= 500 ? 'skip' : 'refused';
};

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

export const retryDelayMs = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));

/** The visit may have been loaded after the server recorded the payment. */
const isRecorded = ({ payments }: WorkVisit, { attempt }: QueuedAction): boolean =>
  payments.some((entry) => entry.attempt === attempt);

const applyPayment = (
  visit: WorkVisit,
  { amount, tip, method }: QueuedPayment,
  { attempt, pressedAt, place }: QueuedAction,
): WorkVisit => {
  const entry = { id: -place, method, discount: 0, takenAt: pressedAt, attempt };
  const entries = [
    { ...entry, kind: 'payment' as const, amount },
    { ...entry, kind: 'tip' as const, amount: tip },
  ].filter((one) => one.amount > 0);
  return { ...visit, payments: [...visit.payments, ...entries] };
};

export const toAddServicesAction = (
  { services }: Pick<WorkVisit, 'services'>,
  added: readonly AddedLine[],
): BeauticianAction => ({
  kind: 'services',
  services: added.map(({ serviceId, quantity }) => ({ serviceId, quantity })),
  names: added.map(({ name }) => name),
  lines: added.map((line) => {
    const before = services.find(({ serviceId }) => serviceId === line.serviceId)?.quantity ?? 0;
    return { ...line, quantity: before + line.quantity };
  }),
});

/** Has no second effect after the server added the services. */
const withServices = (
  services: readonly OrderedService[],
  added: readonly AddedLine[],
): OrderedService[] => {
  const known = new Set(services.map(({ serviceId }) => serviceId));
  const quantities = new Map(added.map(({ serviceId, quantity }) => [serviceId, quantity]));
  return [
    ...services.map((line) => ({
      ...line,
      quantity: Math.max(line.quantity, quantities.get(line.serviceId) ?? 0),
    })),
    ...added
      .filter(({ serviceId }) => !known.has(serviceId))
      // The app shows no categories.
      .map((line) => ({ ...line, category: 'Beauty' as const })),
  ];
};

const applyAction = (visit: WorkVisit, action: QueuedAction): WorkVisit => {
  const { act, pressedAt } = action;
  const { progress } = visit;
  switch (act.kind) {
    case 'late':
      return { ...visit, progress: { ...progress, lateMinutes: act.minutes } };
    case 'press':
      return {
        ...visit,
        status: statusAfterAction(act.press, visit.status),
        progress: progressAfterAction(progress, act.press, pressedAt),
      };
    case 'services':
      return { ...visit, services: withServices(visit.services, act.lines ?? []) };
    case 'payment':
      return isRecorded(visit, action) ? visit : applyPayment(visit, act, action);
    case 'unpaid':
      return { ...visit, unpaidReason: act.reason };
    default:
      return visit;
  }
};

export const withUnsentActions = (visit: WorkVisit, actions: readonly QueuedAction[]): WorkVisit =>
  sortByQueuePosition(actions)
    .filter((one) => isUnsent(one) && visitIdOf(one) === visit._id)
    .reduce(applyAction, visit);

type ShownDay = UpcomingWorkVisits['days'][number];

/**
 * The days from today on, with late visits of yesterday in the list of today. Undefined if the
 * loaded days end before today.
 */
export const workDaysFromToday = (
  { days }: UpcomingWorkVisits,
  actions: readonly QueuedAction[],
  now: Date,
): [today: ShownDay, ...later: ShownDay[]] | undefined => {
  const today = indiaDay(now);
  const all = days.map(({ visits, ...day }) => ({
    ...day,
    visits: visits.map((visit) => withUnsentActions(visit, actions)),
  }));
  const shown = all.find(({ day }) => day === today);
  if (!shown) return undefined;
  const visits = all
    .flatMap((one) => one.visits)
    .filter((visit) => isWorkVisitShownToday(visit, now));
  return [{ ...shown, visits }, ...all.filter(({ day }) => day > today)];
};

const withVisits = (
  days: UpcomingWorkVisits,
  change: (visits: WorkVisit[]) => WorkVisit[],
): UpcomingWorkVisits => ({
  ...days,
  days: days.days.map((day) => ({ ...day, visits: change(day.visits) })),
});

export const withServerAnswer = (
  days: UpcomingWorkVisits,
  { act, visit }: QueuedAction,
  answer?: WorkVisit,
): UpcomingWorkVisits => {
  if (answer) {
    return withVisits(days, (visits) =>
      visits.map((known) => (known._id === answer._id ? answer : known)),
    );
  }
  if (act.kind !== 'cannot-go') return days;
  return withVisits(days, (visits) => visits.filter(({ _id }) => _id !== visit?._id));
};
