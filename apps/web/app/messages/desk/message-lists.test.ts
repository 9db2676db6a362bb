import type { MessageListName, StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { MessageState } from '@haldi/contract/messages/message-states';
import { describe, expect, test } from 'vitest';
import {
  availableMessageActions,
  groupMessagesByDay,
  withUpdatedMessage,
} from './message-lists.ts';

const message = (change: Partial<StaffMessage> = {}): StaffMessage => ({
  _id: 'one',
  kind: 'confirmed',
  state: 'to-send',
  channel: 'by-hand',
  to: { name: 'Asha', phone: '9800000001' },
  text: 'Hello',
  order: null,
  dueAt: '2027-03-10T06:00:00.000Z',
  attempts: 0,
  tried: [],
  problem: '',
  dropReason: null,
  sentAt: null,
  sentBy: null,
  delivery: null,
  ...change,
});

describe('available actions of a message', () => {
  const noNumber = { to: { name: 'Asha', phone: '' } };
  test.each<[string, Partial<StaffMessage>, string[]]>([
    ['to send', {}, ['whatsapp', 'skip']],
    ['to send, without a number', noNumber, ['skip']],
    ['planned', { state: 'planned', channel: null }, ['skip']],
    ['being sent', { state: 'sending' }, []],
    ['failed', { state: 'failed' }, ['retry', 'whatsapp', 'skip']],
    ['failed, without a number', { state: 'failed', ...noNumber }, ['retry', 'skip']],
    ['failed, to the salon', { kind: 'new-order', state: 'failed' }, ['retry', 'skip']],
    ['perhaps sent', { state: 'unsure', channel: 'email' }, ['mark-sent', 'retry', 'skip']],
    ['sent by hand', { state: 'sent' }, ['restore']],
    ['sent automatically', { state: 'sent', channel: 'email' }, []],
    ['left out by staff', { state: 'dropped', dropReason: 'LEFT' }, ['restore']],
    ['dropped for another reason', { state: 'dropped', dropReason: 'CANCELLED' }, []],
  ])('%s', (_name, change, ways) => {
    expect(availableMessageActions(message(change))).toEqual(ways);
  });
});

describe('a list after one of its messages has changed', () => {
  const counts = { toSend: 2, planned: 0, failed: 0 };
  const other = message({ _id: 'other' });
  const known = {
    pageParams: ['', 'next'],
    pages: [
      { messages: [message()], next: 'next', counts },
      { messages: [other], next: null, counts },
    ],
  };
  const idsAfter = (list: MessageListName, state: MessageState): string[] =>
    withUpdatedMessage(known, list, message({ state })).pages.flatMap((page) =>
      page.messages.map((one) => `${one._id} ${one.state}`),
    );
  test.each<[MessageListName, MessageState, string]>([
    ['to-send', 'to-send', 'one to-send'],
    ['failed', 'unsure', 'one unsure'],
    ['planned', 'sending', 'one sending'],
  ])('on %s it stays when it becomes %s', (list, state, text) => {
    expect(idsAfter(list, state)).toEqual([text, 'other to-send']);
  });
  test.each<[MessageListName, MessageState]>([
    ['to-send', 'sent'],
    ['to-send', 'dropped'],
    ['sent', 'to-send'],
    ['failed', 'planned'],
  ])('from %s it is removed when it becomes %s', (list, state) => {
    expect(idsAfter(list, state)).toEqual(['other to-send']);
  });
});

test('messages are grouped by day in India: when sent, otherwise when due', () => {
  const now = new Date('2027-03-10T18:29:59Z');
  const days = groupMessagesByDay(
    [
      message({ _id: 'midnight', dueAt: '2027-03-10T18:30:00.000Z' }),
      message({ _id: 'today', dueAt: '2027-03-10T18:29:59.000Z' }),
      message({ _id: 'sent', sentAt: '2027-03-09T05:00:00.000Z' }),
      message({ _id: 'long ago', dueAt: '2027-03-01T05:00:00.000Z' }),
    ],
    now,
  );
  expect(days.map(({ title, messages }) => [title, messages[0]?._id])).toEqual([
    ['Tomorrow', 'midnight'],
    ['Today', 'today'],
    ['Yesterday', 'sent'],
    ['01 Mar 2027', 'long ago'],
  ]);
});
