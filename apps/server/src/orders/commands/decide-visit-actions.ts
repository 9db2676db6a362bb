import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { HistoryKind } from '@haldi/contract/orders/history-kind';
import { maxWrongStartCodes, type StartCodeRefusal } from '@haldi/contract/orders/work/start-code';
import {
  progressAfterAction,
  statusAfterAction,
  type VisitAction,
  type VisitActionRefusal,
  visitActionRefusal,
  visitActionTimes,
} from '@haldi/contract/orders/work/visit-actions';
import type { AppError } from '../../platform/http/app-error.ts';
import { toVisitProgress, toVisitProgressRow } from '../work/visit-progress.ts';
import type { Change, Context, OrderState, Refusal } from './command-decision-types.ts';
import { statusOf } from './values-from-order-row.ts';
import { alreadyRecordedError, visitActionRefusedError } from './visit-action-refused-error.ts';

type Kind = 'on-the-way' | 'arrived' | 'start' | 'complete';
type Command = Extract<OrderCommand, { kind: Kind; by: 'beautician' }>;

const visitActionByCommand = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  start: 'start',
  complete: 'done',
} as const satisfies Record<Kind, VisitAction>;
const historyKindByCommand = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  start: 'started',
  complete: 'completed',
} as const satisfies Record<Kind, HistoryKind>;

/** Phones whose clock is ahead count as now. */
export const clampToNow = (pressedAt: Date, { now }: Pick<Context, 'now'>): Date =>
  pressedAt < now ? pressedAt : now;

export const buildTimedVisit = ({ order, progress }: OrderState) => ({
  status: statusOf(order),
  day: order.appointmentDate,
  startMinute: order.startMinute,
  minutes: order.visitMinutes,
  progress: toVisitProgress(progress),
});

const isVisitAction = (kind: OrderCommand['kind']): kind is Kind =>
  Object.hasOwn(visitActionByCommand, kind);

export const toVisitActionError = (
  { progress }: OrderState,
  kind: OrderCommand['kind'],
  reason: VisitActionRefusal,
): AppError => {
  const recordedAt = isVisitAction(kind)
    ? visitActionTimes(toVisitProgress(progress))[visitActionByCommand[kind]]
    : null;
  return recordedAt !== null && (reason === 'ALREADY' || reason === 'CLOSED')
    ? alreadyRecordedError(reason, recordedAt)
    : visitActionRefusedError(reason);
};

const codeRefused = (reason: StartCodeRefusal): Refusal => ({
  refusal: visitActionRefusedError(reason),
});

/** Each attempt counts once. After the last one, only the desk can start the visit. */
const checkCode = (
  { progress }: OrderState,
  code: string | undefined,
  { startCode, attempt }: Context,
): Refusal | undefined => {
  if (startCode === null) return undefined;
  const wrongCodes = progress?.wrongCodes ?? 0;
  const isLocked = wrongCodes >= maxWrongStartCodes;
  if (progress?.wrongAttempt === attempt) return codeRefused(isLocked ? 'ASK_SALON' : 'WRONG_CODE');
  if (isLocked) return codeRefused('ASK_SALON');
  if (code === undefined) return codeRefused('CODE_NEEDED');
  if (code === startCode) return undefined;
  const isLast = wrongCodes + 1 === maxWrongStartCodes;
  return {
    ...codeRefused(isLast ? 'ASK_SALON' : 'WRONG_CODE'),
    wrongCode: {
      progress: { wrongCodes: wrongCodes + 1, wrongAttempt: attempt },
      ...(isLast && { raisedAlert: { kind: 'wrong-codes' as const } }),
    },
  };
};

export const decideVisitAction = (
  state: OrderState,
  command: Command,
  context: Context,
): Change | Refusal => {
  const visit = buildTimedVisit(state);
  const press = visitActionByCommand[command.kind];
  const at = clampToNow(command.pressedAt, context);
  const refusal = visitActionRefusal(press, visit, at);
  if (refusal) throw toVisitActionError(state, command.kind, refusal);
  const wrong = command.kind === 'start' && checkCode(state, command.code, context);
  if (wrong) return wrong;
  return {
    order: { status: statusAfterAction(press, visit.status) },
    event: { kind: historyKindByCommand[command.kind] },
    progress: toVisitProgressRow(progressAfterAction(visit.progress, press, at.toISOString())),
    press,
  };
};

export const decideStartByDesk = (state: OrderState, _: unknown, { now }: Context): Change => {
  const refusal = visitActionRefusal('start', buildTimedVisit(state), now);
  if (refusal) throw visitActionRefusedError(refusal);
  return {
    order: { status: 'in_progress' },
    event: { kind: 'started' },
    audit: { act: 'visit-started', changes: [] },
    resolvedAlert: 'wrong-codes',
  };
};

type Late = Extract<OrderCommand, { kind: 'running-late' }>;

export const decideRunningLate = (
  state: OrderState,
  { minutes, pressedAt }: Late,
  context: Context,
): Change => {
  const refusal = visitActionRefusal(
    'arrived',
    buildTimedVisit(state),
    clampToNow(pressedAt, context),
  );
  if (refusal) throw visitActionRefusedError(refusal);
  return {
    order: {},
    event: { kind: 'running-late', minutes },
    progress: { lateMinutes: minutes },
    lateMinutes: minutes,
  };
};
