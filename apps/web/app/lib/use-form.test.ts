import { SignUp } from '@haldi/contract/accounts/log-in/schema';
import { expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { fieldErrors, toFormFailure } from './use-form.ts';

const hasField = (name: string): boolean => name === 'email';
const refused = (fields?: Record<string, string>) =>
  new CallError(409, {
    code: 'ALREADY_TAKEN',
    message: 'Already taken.',
    ...(fields && { fields }),
  });

test('each field gets its first error', () => {
  const parsed = SignUp.safeParse({ email: 'asha', mobileNumber: '12', pincode: '01' });
  const errors = fieldErrors(parsed.error?.issues ?? []);
  expect(errors).toMatchObject({
    email: 'Enter an email address like name@example.com',
    mobileNumber: 'Enter ten digits beginning with 6, 7, 8 or 9',
    pincode: 'Enter six digits; the first cannot be 0',
    consent: 'Please agree before you sign up',
  });
});

test('a field error is shown beside the field', () => {
  expect(toFormFailure(refused({ email: 'Taken' }), hasField)).toEqual({
    errors: { email: 'Taken' },
  });
});

test.each([undefined, { body: 'Odd' }])('any other error is about the whole form', (fields) => {
  expect(toFormFailure(refused(fields), hasField)).toEqual({
    errors: {},
    problem: 'Already taken.',
  });
});

test('a lost connection is reported; unexpected errors are also logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(toFormFailure(new TypeError('Failed to fetch'), hasField).problem).toContain('connection');
  expect(logged).not.toHaveBeenCalled();
  expect(toFormFailure(new Error('odd'), hasField).problem).toContain('went wrong');
  expect(logged).toHaveBeenCalledOnce();
});
