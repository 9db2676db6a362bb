import type { ErrorCode } from '../../kit/errors.ts';
import { type Appointment, visitStart } from '../../schedule/slots.ts';
import type { OrderStatus } from '../status.ts';
import type { CommandKind, CommandRole } from './command.ts';

/**
 * `yes`: done at once. `ask`: the screen asks first. `ask-early`: it asks first until the visit's
 * planned start. `never`: in this status the same request is another command (see `updateKind`), so
 * no screen offers it. Anything else is the code with which the server refuses.
 */
export type CommandPermission =
  | 'yes'
  | 'ask'
  | 'ask-early'
  | 'never'
  | Extract<ErrorCode, 'FORBIDDEN' | 'NOT_CHANGEABLE' | 'PRESS_REFUSED'>;

type ByStatus = Record<OrderStatus, CommandPermission>;

const everywhere = (verdict: CommandPermission): ByStatus => ({
  pending: verdict,
  confirmed: verdict,
  in_progress: verdict,
  completed: verdict,
  cancelled: verdict,
});

const forbidden = everywhere('FORBIDDEN');
const deskOnly = (desk: ByStatus) => ({ customer: forbidden, beautician: forbidden, desk });
const beauticianOnly = (beautician: ByStatus) => ({
  customer: forbidden,
  beautician,
  desk: forbidden,
});

const untilStart = (refusal: CommandPermission): ByStatus => ({
  pending: 'yes',
  confirmed: 'yes',
  in_progress: refusal,
  completed: refusal,
  cancelled: refusal,
});
const whileOpen = (refusal: CommandPermission): ByStatus => ({
  ...untilStart(refusal),
  in_progress: 'yes',
});

/** Staff cannot send the status of a visit that has started, so they always change it. */
const butStarted: ByStatus = { ...everywhere('yes'), in_progress: 'never' };

/** What each role can do with an order in each status. */
export const commandPermissions: Record<CommandKind, Record<CommandRole, ByStatus>> = {
  confirm: deskOnly({
    pending: 'yes',
    confirmed: 'never',
    in_progress: 'ask',
    completed: 'never',
    cancelled: 'never',
  }),
  unconfirm: deskOnly({
    pending: 'never',
    confirmed: 'yes',
    in_progress: 'ask',
    completed: 'never',
    cancelled: 'never',
  }),
  reopen: deskOnly({
    pending: 'never',
    confirmed: 'never',
    in_progress: 'never',
    completed: 'ask',
    cancelled: 'ask',
  }),
  complete: {
    customer: forbidden,
    beautician: {
      pending: 'PRESS_REFUSED',
      confirmed: 'PRESS_REFUSED',
      in_progress: 'ask-early',
      completed: 'PRESS_REFUSED',
      cancelled: 'PRESS_REFUSED',
    },
    desk: {
      pending: 'ask-early',
      confirmed: 'ask-early',
      in_progress: 'ask-early',
      completed: 'never',
      cancelled: 'ask',
    },
  },
  cancel: {
    customer: untilStart('NOT_CHANGEABLE'),
    beautician: forbidden,
    desk: {
      pending: 'ask',
      confirmed: 'ask',
      in_progress: 'ask',
      completed: 'ask',
      cancelled: 'never',
    },
  },
  'mark-no-show': deskOnly({
    pending: 'ask-early',
    confirmed: 'ask-early',
    in_progress: 'ask',
    completed: 'ask',
    cancelled: 'never',
  }),
  'correct-cancellation': deskOnly({ ...everywhere('never'), cancelled: 'yes' }),
  assign: deskOnly(butStarted),
  unassign: deskOnly(butStarted),
  announce: deskOnly(butStarted),
  move: {
    customer: untilStart('NOT_CHANGEABLE'),
    beautician: forbidden,
    desk: untilStart('NOT_CHANGEABLE'),
  },
  'correct-address': {
    customer: untilStart('NOT_CHANGEABLE'),
    beautician: forbidden,
    desk: untilStart('NOT_CHANGEABLE'),
  },
  'change-services': {
    customer: forbidden,
    beautician: whileOpen('PRESS_REFUSED'),
    desk: whileOpen('NOT_CHANGEABLE'),
  },
  'on-the-way': beauticianOnly(untilStart('PRESS_REFUSED')),
  arrived: beauticianOnly(untilStart('PRESS_REFUSED')),
  start: {
    customer: forbidden,
    beautician: untilStart('PRESS_REFUSED'),
    desk: untilStart('PRESS_REFUSED'),
  },
  'running-late': beauticianOnly(untilStart('PRESS_REFUSED')),
  decline: beauticianOnly(untilStart('PRESS_REFUSED')),
};

/** Whether a screen offers a command. */
export const isCommandOffered = (
  { status }: { status: OrderStatus },
  kind: CommandKind,
  role: CommandRole,
): boolean => ['yes', 'ask', 'ask-early'].includes(commandPermissions[kind][role][status]);

/** Whether a screen asks before it sends a command. */
export const needsConfirmation = (
  order: { status: OrderStatus } & Appointment,
  kind: CommandKind,
  role: CommandRole,
  now: Date,
): boolean => {
  const verdict = commandPermissions[kind][role][order.status];
  return verdict === 'ask' || (verdict === 'ask-early' && now < visitStart(order));
};
