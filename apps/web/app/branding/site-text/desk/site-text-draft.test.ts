import { emptySiteText } from '@haldi/contract/branding/site-text/schema';
import { describe, expect, test } from 'vitest';
import {
  changedSiteTextFields,
  mergeSiteTextDrafts,
  moveEntryBy,
  nextKey,
  toSingleLine,
  toSiteTextDraft,
  validateSiteTextDraft,
  withKeys,
} from './site-text-draft.ts';

const stored = {
  ...emptySiteText,
  homeHeading: 'Glow at home',
  promises: [{ title: 'On time', text: 'Or the visit is free.' }],
  questions: [{ question: 'Do you bring a fan?', answer: 'Yes.' }],
  hours: [{ weekday: 1, from: 540, to: 1080 }],
  links: [{ place: 'youtube' as const, address: 'https://youtu.be/glow' }],
};
const draft = toSiteTextDraft(stored);

test('an unchanged draft sends the stored text', () => {
  expect(validateSiteTextDraft(draft)).toEqual({ words: stored });
});

describe('errors are assigned to their field', () => {
  test.each([
    ['homeHeading', { homeHeading: 'x'.repeat(61) }],
    ['promises.0.text', { promises: withKeys([{ title: 'One', text: ' ' }]) }],
    [
      'questions.1.answer',
      {
        questions: withKeys([
          { question: 'A?', answer: 'B' },
          { question: 'C?', answer: '' },
        ]),
      },
    ],
    ['hours.0.to', { hours: [{ weekday: 1, from: 600, to: 540 }] }],
    ['links.facebook', { links: { ...draft.links, facebook: 'facebook.com/glow' } }],
    ['links.youtube', { links: { ...draft.links, youtube: 'https://evil.example/' } }],
  ])('%s', (name, change) => {
    expect(Object.keys(validateSiteTextDraft({ ...draft, ...change }).errors ?? {})).toEqual([
      name,
    ]);
  });
});

test('merging keeps changes of both owners; conflicts keep the local value', () => {
  const mine = { ...draft, homeLead: 'Mine', footerLine: 'Mine' };
  const theirs = { ...draft, aboutTitle: 'Theirs', footerLine: 'Theirs' };
  expect(mergeSiteTextDrafts(mine, draft, theirs)).toMatchObject({
    homeLead: 'Mine',
    aboutTitle: 'Theirs',
    footerLine: 'Mine',
  });
});

test('entries can be moved, get unique keys, and keys are not compared', () => {
  expect(moveEntryBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveEntryBy(['a'], 0, 1)).toEqual(['a']);
  expect(nextKey([])).toBe(0);
  expect(nextKey([{ key: 4 }, { key: 1 }])).toBe(5);
  const rekeyed = draft.questions.map((entry) => ({ ...entry, key: 9 }));
  expect(changedSiteTextFields(draft, { ...draft, questions: rekeyed })).toEqual([]);
});

test('pasted line breaks become spaces in single-line fields', () => {
  expect(toSingleLine('One \n two\r\n\nthree')).toBe('One two three');
});
