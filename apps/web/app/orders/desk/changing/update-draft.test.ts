import { messageFor } from '@haldi/contract/orders/desk/messages';
import { expect, test } from 'vitest';
import { unchanged } from '../assignment.ts';
import { afterOwnChange, emptyDraft, shownStatus, withStatus } from './update-draft.ts';

const usha = { typed: 'Usha', isFreelancer: false };
const before = { status: 'confirmed', beautician: 'none' } as const;

test('the form shows the order’s status until another is chosen', () => {
  expect(shownStatus(emptyDraft, { status: 'confirmed' })).toBe('confirmed');
  expect(shownStatus(emptyDraft, { status: 'cancelled' })).toBe('cancelled');
  expect(shownStatus(emptyDraft, { status: 'in_progress' })).toBeNull();
  expect(shownStatus(withStatus(emptyDraft, 'completed'), before)).toBe('completed');
});

test('a status fills in its message, but not over one that was chosen', () => {
  expect(withStatus(emptyDraft, 'confirmed').message).toBe(messageFor('confirmed'));
  const assigning = { ...emptyDraft, assignment: usha };
  expect(withStatus(assigning, 'confirmed').message).toBe(messageFor('confirmed', true));
  const chosen = { ...emptyDraft, message: messageFor('pending'), isMessageOffered: false };
  expect(withStatus(chosen, 'confirmed').message).toBe(messageFor('pending'));
});

test('an own change of the status drops the chosen status and its message', () => {
  const draft = withStatus({ ...emptyDraft, assignment: usha }, 'confirmed');
  const after = afterOwnChange(draft, before, { ...before, status: 'cancelled' });
  expect(after).toEqual({ ...emptyDraft, assignment: usha });
  const chosen = { ...draft, isMessageOffered: false };
  const kept = afterOwnChange(chosen, before, { ...before, status: 'cancelled' });
  expect(kept).toMatchObject({ status: null, message: draft.message });
});

test('any other own change keeps what was entered', () => {
  const draft = withStatus({ ...emptyDraft, assignment: usha }, 'completed');
  expect(afterOwnChange(draft, before, before)).toEqual(draft);
  const assigned = afterOwnChange(draft, before, { ...before, beautician: 'Rekha' });
  expect(assigned).toEqual({ ...draft, assignment: unchanged });
});
