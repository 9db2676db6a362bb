import { suggestedMessage, type UpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { AdminStatus } from '@haldi/contract/orders/status';
import { type Assignment, toBeauticianUpdate, unchangedAssignment } from '../assignment.ts';
import { type CancelDraft, emptyCancelDraft } from './cancel-draft.ts';

/** What staff have entered in the update form. */
export type UpdateDraft = {
  /** Null: the order's own status. */
  status: AdminStatus | null;
  message: UpdateMessage | null;
  /** The message was filled in with the status, not chosen. */
  isMessageOffered: boolean;
  assignment: Assignment;
  cancelling: CancelDraft;
};

export const emptyUpdateDraft: UpdateDraft = {
  status: null,
  message: null,
  isMessageOffered: true,
  assignment: unchangedAssignment,
  cancelling: emptyCancelDraft,
};

/** The status that the form shows; null for a visit that has started, which staff cannot choose. */
export const shownStatus = (
  { status }: UpdateDraft,
  order: Pick<Order, 'status'>,
): AdminStatus | null => status ?? AdminStatus.safeParse(order.status).data ?? null;

/** A message that was chosen stays; one that was filled in changes with the status. */
export const withStatus = (draft: UpdateDraft, status: AdminStatus): UpdateDraft => {
  const isAssigning = toBeauticianUpdate(draft.assignment).beautician !== undefined;
  return {
    ...draft,
    status,
    ...(draft.isMessageOffered && { message: suggestedMessage(status, isAssigning) }),
  };
};

type Known = Pick<Order, 'status' | 'beautician'>;

/** After staff changed the order elsewhere on the screen, what they entered about that is dropped. */
export const dropOutdatedInput = (
  draft: UpdateDraft,
  before: Known,
  after: Known,
): UpdateDraft => ({
  ...draft,
  ...(before.status !== after.status && {
    status: null,
    cancelling: emptyCancelDraft,
    ...(draft.isMessageOffered && { message: null }),
  }),
  ...(before.beautician !== after.beautician && { assignment: unchangedAssignment }),
});
