import { describe, expect, test } from 'vitest';
import { weakness } from './strength.ts';

const owner = {
  username: 'Asha Kulkarni',
  email: 'asha.k@example.com',
  mobileNumber: '9822012345',
};

describe('threat 1: passwords that would be guessed', () => {
  test.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    '12345678',
    '87654321',
    'qwertyuiop',
    'abcdefgh',
    'aaaaaaaa',
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
  ])('%s', (password) => {
    expect(weakness(password, owner)).toBeDefined();
  });
});

describe('passwords that hold', () => {
  test.each([
    'turmeric-and-milk',
    'glow-with-tanvi',
    'mango tree by the well',
    'kV9#tq2LmX',
    'हळदीचं दूध',
    'correct horse battery',
  ])('%s', (password) => {
    expect(weakness(password, owner)).toBeUndefined();
  });
});
