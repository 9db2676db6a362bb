import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

/** A reading that ends when it is told to. */
const slowReading = () => {
  const begun: { keys: string[]; end: (error?: Error) => void }[] = [];
  let version = 0;
  const ask = sharedRead<string, string>((keys) => {
    version += 1;
    const seen = version;
    return new Promise((resolve, reject) => {
      begun.push({
        keys,
        end: (error) => (error ? reject(error) : resolve((key) => `${key} as of ${seen}`)),
      });
    });
  });
  const settle = () => new Promise(setImmediate);
  return { ask, begun, settle };
};

test('whoever comes while a reading is under way shares the next one, and only that', async () => {
  const { ask, begun, settle } = slowReading();
  const first = ask('monday');
  await settle();
  const late = [ask('monday'), ask('tuesday'), ask('monday')];
  await settle();
  expect(begun.map(({ keys }) => keys)).toEqual([['monday']]);
  begun[0]?.end();
  expect(await first).toBe('monday as of 1');
  await settle();
  expect(begun[1]?.keys).toEqual(['monday', 'tuesday']);
  const later = ask('monday');
  begun[1]?.end();
  expect(await Promise.all(late)).toEqual(['monday as of 2', 'tuesday as of 2', 'monday as of 2']);
  await settle();
  begun[2]?.end();
  expect(await later).toBe('monday as of 3');
});

test('those who ask in the same turn share a reading, and the next one reads again', async () => {
  const { ask, begun, settle } = slowReading();
  const both = Promise.all([ask('a'), ask('b')]);
  await settle();
  expect(begun[0]?.keys).toEqual(['a', 'b']);
  begun[0]?.end();
  await both;
  void ask('a');
  await settle();
  expect(begun).toHaveLength(2);
});

test('a reading that fails fails for those who shared it, and the next one is tried', async () => {
  const { ask, begun, settle } = slowReading();
  const first = ask('a');
  await settle();
  const second = ask('a');
  begun[0]?.end(new Error('the database is gone'));
  await expect(first).rejects.toThrow('gone');
  await settle();
  begun[1]?.end();
  expect(await second).toBe('a as of 2');
});
