import { salonCancelFee } from '@haldi/contract/orders/cancel-request';
import type {
  AssignmentRequest,
  DeskUpdate,
  UpdateCommand,
} from '@haldi/contract/orders/commands/command';
import { determineUpdateKind } from '@haldi/contract/orders/commands/update-kind';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import { historyText, updateMessageKindOf } from '@haldi/contract/orders/history';
import { noBeautician } from '@haldi/contract/orders/schema';
import { isCancelled, isReopened } from '@haldi/contract/orders/status';
import { auditChangesBetween } from '../../audit/service.ts';
import { couponUsedMeanwhileError } from '../coupons/errors.ts';
import type { OrderRow } from '../tables.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import { acceptedConflictsAudit, decideAssignment } from './decide-assignment.ts';
import { statusOf, toBookingWithTerms } from './values-from-order-row.ts';
import { buildVisitOnDay } from './visit-on-day.ts';

/** In the API, `none` unassigns and an empty name changes nothing. */
export const parseRequestedAssignment = ({
  beautician: name,
}: Pick<OrderUpdate, 'beautician'>): AssignmentRequest['beautician'] =>
  name?.toLowerCase() === noBeautician ? null : name || undefined;

export const toUpdateCommand = (
  order: Pick<OrderRow, 'status'>,
  { status, message, version: _, attempt: __, ...rest }: OrderUpdate,
): UpdateCommand => {
  const values: DeskUpdate = {
    ...rest,
    beautician: parseRequestedAssignment(rest),
    by: 'desk',
    to: status,
    announcement: updateMessageKindOf(message),
  };
  return { kind: determineUpdateKind({ status: statusOf(order) }, { status, ...rest }), ...values };
};

/** Undefined: the cancellation stays unchanged. */
const cancellationAfter = (
  { order, progress }: OrderState,
  { kind, reason: given, note = '', waiveFee = false, to }: UpdateCommand,
  { now, billing }: Context,
) => {
  const reason = given ?? null;
  if (!isCancelled(to)) {
    return {
      changes: { cancelReason: null, cancelNote: '', cancelledBy: null },
      fees: [],
    } as const;
  }
  // Only the reason is corrected. Who cancelled and the fee stay, and so does the note unless there
  // is a new one.
  if (kind === 'correct-cancellation') {
    return { changes: { cancelReason: reason, cancelNote: note || order.cancelNote } };
  }
  if (kind !== 'cancel' && kind !== 'mark-no-show') return undefined;
  const fee = waiveFee
    ? undefined
    : salonCancelFee(toBookingWithTerms(order, progress, billing), reason, now);
  return {
    changes: { cancelReason: reason, cancelNote: note, cancelledBy: 'salon' },
    fees: fee ? [fee] : [],
  } as const;
};

export const decideUpdate = (
  state: OrderState,
  command: UpdateCommand,
  context: Context,
): Change => {
  const { order } = state;
  const { to, announcement, asked = [] } = command;
  const { couponUsedMeanwhile: coupon } = context;
  if (coupon) throw couponUsedMeanwhileError(coupon.reason, coupon.code);
  const assignment = decideAssignment(buildVisitOnDay(state, context), {
    ...command,
    status: to,
    takesTime: isReopened(statusOf(order), to),
    choosesDay: true,
  });
  const { beautician, beauticianId, visit, reassignments, substitute } = assignment;
  const cancellation = cancellationAfter(state, command, context);
  const fees = cancellation?.fees;
  const event = {
    kind: announcement,
    ...(substitute && { substitute }),
    ...(fees && fees.length > 0 && { fees: [...fees] }),
  };
  return {
    order: { status: to, beautician, beauticianId, ...cancellation?.changes },
    event,
    visit,
    reassignments,
    ...(fees && { fees }),
    audit: {
      act: 'order-updated',
      changes: [
        ...auditChangesBetween(
          { status: order.status, beautician: order.beautician, reason: order.cancelReason },
          {
            status: to,
            beautician,
            reason: cancellation ? cancellation.changes.cancelReason : order.cancelReason,
          },
        ),
        ...acceptedConflictsAudit(assignment),
        ...(asked.length > 0 ? [{ field: 'asked', before: null, after: [...asked] }] : []),
        { field: 'message', before: null, after: historyText(event) },
      ],
    },
  };
};
