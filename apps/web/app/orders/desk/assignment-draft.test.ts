import { expect, test } from 'vitest';
import { toBeauticianUpdate } from './assignment-draft.ts';

test.each([
  ['  ', false, {}],
  [' Usha Bhosale ', false, { beautician: 'Usha Bhosale' }],
  ['unassigned', false, { beautician: 'none' }],
  ['Manisha', true, { beautician: 'Manisha', freelancer: true }],
  ['', true, {}],
])('%j, a freelancer: %s', (typed, isFreelancer, sent) => {
  expect(toBeauticianUpdate({ typed, isFreelancer })).toEqual(sent);
});
