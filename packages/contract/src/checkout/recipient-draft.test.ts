import { expect, test } from 'vitest';
import { emptyRecipientDraft, toRecipientDraft } from './recipient-draft.ts';
import { recipientFromDraft } from './recipient-from-draft.ts';

test('an order has a recipient once name and number are valid', () => {
  const sunita = { isElse: true, name: ' Sunita Rao ', phone: '+91 98220 12345' };
  expect(recipientFromDraft(sunita)).toEqual({ name: 'Sunita Rao', phone: '9822012345' });
  expect(recipientFromDraft({ ...sunita, phone: '98' })).toBeUndefined();
  expect(recipientFromDraft({ ...sunita, name: 'S' })).toBeUndefined();
  expect(recipientFromDraft({ ...sunita, isElse: false })).toBeNull();
  expect(recipientFromDraft(emptyRecipientDraft)).toBeNull();
});

test('a saved recipient is offered unchanged', () => {
  const sunita = { name: 'Sunita Rao', phone: '9822012345' };
  expect(recipientFromDraft(toRecipientDraft(sunita))).toEqual(sunita);
  expect(toRecipientDraft(null)).toEqual(emptyRecipientDraft);
});
