import { describe, expect, test } from 'vitest';
import { LogIn, SignUp } from './log-in/schema.ts';
import { internationalMobileNumber, normalizeMobileNumber } from './normalize-mobile-number.ts';
import { safeNextPath } from './safe-next-path.ts';
import { ProfileUpdate } from './schema.ts';
import { usernameKey } from './username-key.ts';

describe('mobile numbers', () => {
  test.each([
    ['9822012345', '9822012345'],
    ['+91 98220 12345', '9822012345'],
    ['919822012345', '9822012345'],
    ['098220-12345', '9822012345'],
    ['9122012345', '9122012345'],
  ])('%s is %s', (written, plain) => {
    expect(normalizeMobileNumber(written)).toBe(plain);
  });
  test.each([
    ['9876543210', '919876543210'],
    ['9123456789', '919123456789'],
    ['919123456789', '919123456789'],
    ['+91 98765 43210', '919876543210'],
    ['098765 43210', '919876543210'],
  ])('%s is reached at %s', (phone, number) => {
    expect(internationalMobileNumber(phone)).toBe(number);
  });
});

describe('threat 4: where to go after logging in', () => {
  test.each(['/book', '/track-order/u/123456', '/blog?page=2#top', '/service/nailart'])(
    '%s is a page of this site',
    (path) => {
      expect(safeNextPath(path)).toBe(path);
    },
  );
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/../..//evil.example',
    '/\t/evil.example',
    '/ /evil',
    '/api/auth/logout',
    'book',
    '',
    `/${'a'.repeat(300)}`,
    null,
    undefined,
  ])('%j leads home', (path) => {
    expect(safeNextPath(path)).toBe('/');
  });
});

describe('usernames', () => {
  test.each([
    ['Ａｓｈａ', 'asha'],
    ['ASHA', 'asha'],
    ['as\u200bha', 'asha'],
    ['Asha  K', 'asha k'],
    ['ﬁona', 'fiona'],
    ['माधुरी', 'माधुरी'],
  ])('%s has the key %s', (name, key) => {
    expect(usernameKey(name)).toBe(key);
  });
});

const whole = {
  username: 'Asha',
  email: ' Asha@Example.COM ',
  mobileNumber: '9822012345',
  password: 'turmeric-and-milk',
  street: '5 Paud Road',
  town: 'Pune',
  pincode: '411038',
  consent: true,
};

const fieldsOf = (input: unknown): string[] =>
  SignUp.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('signing up', () => {
  test('is normalized', () => {
    expect(SignUp.parse(whole)).toMatchObject({ email: 'asha@example.com' });
    expect(SignUp.parse({ ...whole, apartmentNumber: null, state: '  ' })).toMatchObject({
      apartmentNumber: '',
      state: '',
    });
  });
  test.each([
    ['username', 'A'],
    ['username', '\u200b\u200b'],
    ['username', 'a'.repeat(41)],
    ['username', 'a\u202eb'],
    ['username', '\ud800x'],
    ['email', 'asha'],
    ['email', 'a@b.co,c@d.co'],
    ['email', `${'a'.repeat(250)}@b.co`],
    ['mobileNumber', '5822012345'],
    ['mobileNumber', '982201234'],
    ['mobileNumber', 9822012345],
    ['password', 'short'],
    ['password', 'a'.repeat(129)],
    ['password', 'abcdefg\ud800'],
    ['street', ' '],
    ['town', ''],
    ['pincode', '011038'],
    ['pincode', '41103'],
    ['latitude', 91],
    ['latitude', Number.NaN],
    ['longitude', '73.8'],
    ['consent', false],
    ['consent', undefined],
  ])('%s may not be %j', (field, value) => {
    expect(fieldsOf({ ...whole, [field]: value })).toEqual([field]);
  });
  test('threat 8: server-owned fields are rejected', () => {
    expect(SignUp.safeParse({ ...whole, isAdmin: true }).success).toBe(false);
    expect(ProfileUpdate.safeParse({ isAdmin: true }).success).toBe(false);
    expect(LogIn.safeParse({ login: 'a', password: 'b', isAdmin: true }).success).toBe(false);
  });
  test('a single detail can be changed', () => {
    expect(ProfileUpdate.parse({ town: 'Nashik' })).toEqual({ town: 'Nashik' });
    expect(ProfileUpdate.parse({})).toEqual({});
  });
});
