import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { expect, test } from 'vitest';
import { unchangedAssignment } from '../assignment-draft.ts';
import {
  currentDraftStatus,
  dropOutdatedUpdateInput,
  emptyUpdateDraft,
  withDraftStatus,
} from './order-update-draft.ts';

const usha = { typed: 'Usha', isFreelancer: false };
const before = { status: 'confirmed', beautician: 'none' } as const;

test('the form shows the order’s status until another is chosen', () => {
  expect(currentDraftStatus(emptyUpdateDraft, { status: 'confirmed' })).toBe('confirmed');
  expect(currentDraftStatus(emptyUpdateDraft, { status: 'cancelled' })).toBe('cancelled');
  expect(currentDraftStatus(emptyUpdateDraft, { status: 'in_progress' })).toBeNull();
  expect(currentDraftStatus(withDraftStatus(emptyUpdateDraft, 'completed'), before)).toBe(
    'completed',
  );
});

test('a status fills in its message unless one was selected', () => {
  expect(withDraftStatus(emptyUpdateDraft, 'confirmed').message).toBe(
    suggestUpdateMessage('confirmed'),
  );
  const assigning = { ...emptyUpdateDraft, assignment: usha };
  expect(withDraftStatus(assigning, 'confirmed').message).toBe(
    suggestUpdateMessage('confirmed', true),
  );
  const chosen = {
    ...emptyUpdateDraft,
    message: suggestUpdateMessage('pending'),
    isMessageSuggested: false,
  };
  expect(withDraftStatus(chosen, 'confirmed').message).toBe(suggestUpdateMessage('pending'));
});

test('an own change of the status drops the chosen status and its message', () => {
  const draft = withDraftStatus({ ...emptyUpdateDraft, assignment: usha }, 'confirmed');
  const after = dropOutdatedUpdateInput(draft, before, { ...before, status: 'cancelled' });
  expect(after).toEqual({ ...emptyUpdateDraft, assignment: usha });
  const chosen = { ...draft, isMessageSuggested: false };
  const kept = dropOutdatedUpdateInput(chosen, before, { ...before, status: 'cancelled' });
  expect(kept).toMatchObject({ status: null, message: draft.message });
});

test('any other own change keeps what was entered', () => {
  const draft = withDraftStatus({ ...emptyUpdateDraft, assignment: usha }, 'completed');
  expect(dropOutdatedUpdateInput(draft, before, before)).toEqual(draft);
  const assigned = dropOutdatedUpdateInput(draft, before, { ...before, beautician: 'Rekha' });
  expect(assigned).toEqual({ ...draft, assignment: unchangedAssignment });
});
