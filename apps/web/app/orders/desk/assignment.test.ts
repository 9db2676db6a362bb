import { expect, test } from 'vitest';
import { assignmentOf } from './assignment.ts';

test.each([
  ['  ', false, {}],
  [' Usha Bhosale ', false, { beautician: 'Usha Bhosale' }],
  ['unassigned', false, { beautician: 'none' }],
  ['Manisha', true, { beautician: 'Manisha', freelancer: true }],
  ['', true, {}],
])('%j, a freelancer: %s', (typed, isFreelancer, sent) => {
  expect(assignmentOf({ typed, isFreelancer })).toEqual(sent);
});
