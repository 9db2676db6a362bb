import {
  suggestUpdateMessage,
  type UpdateMessage,
} from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { AdminStatus } from '@haldi/contract/orders/status';
import {
  type AssignmentDraft,
  toBeauticianUpdate,
  unchangedAssignment,
} from '../assignment-draft.ts';
import { type CancelDraft, emptyCancelDraft } from './cancel-draft.ts';

export type UpdateDraft = {
  /** Null: the order's own status. */
  status: AdminStatus | null;
  message: UpdateMessage | null;
  /** The message was filled in with the status, not selected. */
  isMessageSuggested: boolean;
  assignment: AssignmentDraft;
  cancelling: CancelDraft;
};

export const emptyUpdateDraft: UpdateDraft = {
  status: null,
  message: null,
  isMessageSuggested: true,
  assignment: unchangedAssignment,
  cancelling: emptyCancelDraft,
};

/** Null for a visit that has started: staff cannot set that status. */
export const currentDraftStatus = (
  { status }: UpdateDraft,
  order: Pick<Order, 'status'>,
): AdminStatus | null => status ?? AdminStatus.safeParse(order.status).data ?? null;

/** Keeps a message that was selected. */
export const withDraftStatus = (draft: UpdateDraft, status: AdminStatus): UpdateDraft => {
  const isAssigning = toBeauticianUpdate(draft.assignment).beautician !== undefined;
  return {
    ...draft,
    status,
    ...(draft.isMessageSuggested && { message: suggestUpdateMessage(status, isAssigning) }),
  };
};

type Known = Pick<Order, 'status' | 'beautician'>;

/** Drops input about fields that the same person has changed elsewhere on the screen. */
export const dropOutdatedUpdateInput = (
  draft: UpdateDraft,
  before: Known,
  after: Known,
): UpdateDraft => ({
  ...draft,
  ...(before.status !== after.status && {
    status: null,
    cancelling: emptyCancelDraft,
    ...(draft.isMessageSuggested && { message: null }),
  }),
  ...(before.beautician !== after.beautician && { assignment: unchangedAssignment }),
});
