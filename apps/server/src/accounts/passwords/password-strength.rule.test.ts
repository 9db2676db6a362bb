import { describe, expect, test } from 'vitest';
import { findPasswordWeakness } from './password-strength.ts';

const owner = {
  username: 'Asha Kulkarni',
  email: 'asha.k@example.com',
  mobileNumber: '9822012345',
  businessName: 'Haldi Home Salon',
};

describe('threat 1: weak passwords', () => {
  test.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    '12345678',
    '87654321',
    'qwertyuiop',
    'abcdefgh',
    'aaaaaaaa',
    '!@#$%^&*',
    'qwer1234',
    'asdfghjkl;',
    'zxcvbnm,./',
    '1234567890-=',
    ')(*&^%$#',
    'ASDF!@#$',
    'qwertyuiop[]',
    'abababab',
    '12121212',
    'iloveyou1',
    'India@123',
    'jaishriram',
    'Ganesh2024',
    'glow-with-admin',
    'ｐａｓｓｗｏｒｄ',
    'ashakulkarni',
    'Asha Kulkarni 1',
    'asha.k@example.com',
    'asha.k99',
    '9822012345',
    'glow-with-asha',
    'my.kulkarni.home',
    'call 98220 12345 now',
    'haldi-forever-mine',
    // In the international list only.
    'trustno11',
    'Metallica1',
    'liverpool',
    'snowball99',
    'chelsea2011',
  ])('%s', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeDefined();
  });

  test('every leaked password of eight characters or more', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].filter((text) => text.length >= 8).slice(0, 5_000);
    const passed = [];
    for (const text of long) if (!(await findPasswordWeakness(text))) passed.push(text);
    expect(long).toHaveLength(5_000);
    expect(passed).toEqual([]);
  });
});

describe('accepted passwords', () => {
  test.each([
    'turmeric-and-milk',
    'glow-with-tanvi',
    'mango tree by the well',
    'kV9#tq2LmX',
    'हळदीचं दूध',
    'correct horse battery',
    'a home of my own',
  ])('%s', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeUndefined();
  });
});
