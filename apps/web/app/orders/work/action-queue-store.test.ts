import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { createActionQueue } from './action-queue-store.ts';

const phone = (values = new Map<string, string>()) => ({
  values,
  storage: { ...memoryStorage(values), keys: () => [...values.keys()] },
});

const act = (attempt: string) => ({
  attempt,
  userId: 'usha',
  pressedAt: '2026-11-18T05:00:00.000Z',
  visit: null,
  act: { kind: 'help' } as const,
});

test('actions are stored in order', () => {
  const { storage } = phone();
  const acts = createActionQueue(storage);
  acts.add(act('b'));
  acts.add(act('a'));
  expect(createActionQueue(storage).all()).toEqual([
    { ...act('b'), place: 1 },
    { ...act('a'), place: 2 },
  ]);
});

test('two tabs do not overwrite each other', () => {
  const { storage } = phone();
  const [one, other] = [createActionQueue(storage), createActionQueue(storage)];
  one.add(act('a'));
  other.add(act('b'));
  one.remove(act('a'));
  expect(other.all().map(({ attempt }) => attempt)).toEqual(['b']);
});

test('a refused action stays until it is removed', () => {
  const acts = createActionQueue(phone().storage);
  acts.add(act('a'));
  const [kept] = acts.all();
  if (kept) acts.refuse(kept, { refused: 'This visit was cancelled.' });
  expect(acts.all()).toMatchObject([{ attempt: 'a', refused: 'This visit was cancelled.' }]);
  acts.remove(act('a'));
  expect(acts.all()).toEqual([]);
});

test('with full storage an action is kept in memory', () => {
  const { storage } = phone();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const acts = createActionQueue({
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  });
  acts.add(act('a'));
  expect(acts.all().map(({ attempt }) => attempt)).toEqual(['a']);
});

test('foreign and truncated values are ignored', () => {
  const values = new Map([
    ['workAct:a', '{"attempt":'],
    ['workAct:b', 'null'],
    ['cartItems', '[]'],
  ]);
  expect(createActionQueue(phone(values).storage).all()).toEqual([]);
});
