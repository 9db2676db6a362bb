import type { ErrorCode } from '@haldi/contract/kit/errors';
import { expect, test } from 'vitest';
import { CallError } from '../../lib/call.ts';
import {
  type AssignmentQuestion,
  assignmentQuestionFromError,
  type OrderUpdateInput,
  withAcceptedConflicts,
} from './assignment-question.ts';

const update: OrderUpdateInput = {
  status: 'confirmed',
  message: 'A beautician has been assigned to your appointment.',
  beautician: 'Manisha',
};
const refusal = (code: ErrorCode, details: unknown) =>
  new CallError(409, { code, message: 'No', details });
const lacks = { kind: 'SKILL' as const, text: 'does not do Facial' };

test('conflicts and ambiguous names become questions', () => {
  const conflicts = { name: 'Manisha Kale', conflicts: [lacks] };
  expect(assignmentQuestionFromError(refusal('BEAUTICIAN_OBJECTIONS', conflicts), update)).toEqual({
    ask: 'conflicts',
    update,
    ...conflicts,
  });
  const names = ['Manisha Kale'];
  expect(assignmentQuestionFromError(refusal('BEAUTICIAN_UNCLEAR', { names }), update)).toEqual({
    ask: 'unclear',
    update,
    names,
  });
});

test.each([
  ['busy is a no', refusal('BEAUTICIAN_UNAVAILABLE', { reason: 'BUSY' })],
  ['details of another shape', refusal('BEAUTICIAN_OBJECTIONS', {})],
  ['no connection', new TypeError('fetch failed')],
])('%s', (_, error) => {
  expect(assignmentQuestionFromError(error, update)).toBeUndefined();
});

test('acknowledged conflicts stay acknowledged', () => {
  const question: Extract<AssignmentQuestion, { ask: 'conflicts' }> = {
    ask: 'conflicts',
    update: { ...update, acknowledged: ['HOURS', 'SKILL'] },
    name: 'Manisha Kale',
    conflicts: [lacks, { kind: 'TRAVEL', text: '40 minutes away, only 10 minutes between visits' }],
  };
  expect(withAcceptedConflicts(question).acknowledged).toEqual(['HOURS', 'SKILL', 'TRAVEL']);
});
