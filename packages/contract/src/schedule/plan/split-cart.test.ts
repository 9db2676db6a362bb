import { expect, test } from 'vitest';
import { splitCart } from './split-cart.ts';

const roster = (...skills: string[][]) => skills.map((one) => ({ skills: one }));

test.each([
  ['one does all', ['Facial', 'Hair'], roster(['Facial', 'Hair'], ['Makeup']), 'WHOLE'],
  ['one does everything', ['Facial', 'Makeup'], roster(['Hair'], []), 'WHOLE'],
  ['an empty cart', [], roster(['Hair']), 'WHOLE'],
])('%s: it stays whole', (_, skills, who, kind) => {
  expect(splitCart(skills, who)).toEqual({ kind });
});

test('two do it between them, and the first visit does the most', () => {
  const who = roster(['Makeup'], ['Facial', 'Hair', 'Waxing'], ['Hair']);
  expect(splitCart(['Makeup', 'Hair', 'Facial', 'Hair'], who)).toEqual({
    kind: 'SPLIT',
    first: ['Hair', 'Facial'],
    second: ['Makeup'],
  });
});

test.each([
  ['what nobody does is named', ['Facial', 'Mehndi'], roster(['Facial']), ['Mehndi']],
  [
    'three would have to come',
    ['Facial', 'Hair', 'Makeup'],
    roster(['Facial'], ['Hair'], ['Makeup']),
    [],
  ],
  ['nobody is there', ['Facial'], [], ['Facial']],
])('%s', (_, skills, who, missing) => {
  expect(splitCart(skills, who)).toEqual({ kind: 'NOBODY', skills: missing });
});
