import {
  BeauticianConflicts,
  type ConflictDescription,
  SimilarBeauticianNames,
} from '@haldi/contract/orders/desk/beautician-candidates';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import { NotBookableDetails } from '@haldi/contract/orders/order-error-details';
import { noBeautician } from '@haldi/contract/orders/schema';
import { CallError } from '../../lib/call.ts';
import { deskCopy } from './copy.ts';

export type AssignmentFields = Pick<OrderUpdate, 'beautician' | 'freelancer' | 'acknowledged'>;

export type OrderUpdateInput = Omit<OrderUpdate, 'version' | 'attempt'>;

export type AssignmentQuestion<Change extends AssignmentFields = OrderUpdateInput> =
  | { ask: 'conflicts'; update: Change; name: string; conflicts: ConflictDescription[] }
  | { ask: 'unclear'; update: Change; names: string[] }
  /** The assigned or requested beautician, or every beautician, is not available. */
  | { ask: 'whom'; update: Change; reason: string };

export const assignmentQuestionFromError = <Change extends AssignmentFields>(
  error: unknown,
  update: Change,
): AssignmentQuestion<Change> | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { code, details } = error.reason;
  if (code === 'BEAUTICIAN_OBJECTIONS') {
    const { data } = BeauticianConflicts.safeParse(details);
    return data && { ask: 'conflicts', update, ...data };
  }
  if (code === 'BEAUTICIAN_UNCLEAR') {
    const { data } = SimilarBeauticianNames.safeParse(details);
    return data && { ask: 'unclear', update, ...data };
  }
  return undefined;
};

const unavailableReason = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { code, message, details } = error.reason;
  if (code === 'BEAUTICIAN_UNAVAILABLE') return message;
  if (code === 'SLOT_FULL') return deskCopy.chooseBeautician.reasons.FULL;
  const { data } = NotBookableDetails.safeParse(code === 'SLOT_NOT_BOOKABLE' ? details : undefined);
  const reasons: Partial<Record<NotBookableDetails['reason'], string>> =
    deskCopy.chooseBeautician.reasons;
  return data && reasons[data.reason];
};

export const rescheduleQuestionFromError = <Change extends AssignmentFields>(
  error: unknown,
  update: Change,
): AssignmentQuestion<Change> | undefined => {
  const reason = unavailableReason(error);
  return reason === undefined
    ? assignmentQuestionFromError(error, update)
    : { ask: 'whom', update, reason };
};

export const withAcceptedConflicts = <Change extends AssignmentFields>({
  update,
  conflicts,
}: Extract<AssignmentQuestion<Change>, { ask: 'conflicts' }>): Change => {
  const kinds = [...(update.acknowledged ?? []), ...conflicts.map(({ kind }) => kind)];
  return { ...update, acknowledged: [...new Set(kinds)] };
};

export const withOtherBeautician = <Change extends AssignmentFields>(
  update: Change,
  beautician: string,
): Change => ({
  ...update,
  beautician,
  acknowledged: undefined,
});

export const withAnyBeautician = <Change extends AssignmentFields>(update: Change): Change =>
  withOtherBeautician(update, noBeautician);

export const usesAnyBeautician = ({ beautician }: AssignmentFields): boolean =>
  beautician === noBeautician;
