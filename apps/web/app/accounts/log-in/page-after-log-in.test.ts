import { describe, expect, test } from 'vitest';
import {
  choosePageAfterLogIn,
  sanitizeNextPageParameter,
  withNextPageParameter,
} from './page-after-log-in.ts';

describe('where to go on after logging in', () => {
  test.each(['/profile', '/service/waxing?sort=price#rica', '/track-order/u1/123456'])(
    '%s is a page of this site',
    (wanted) => expect(sanitizeNextPageParameter(wanted)).toBe(wanted),
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    ' /profile',
    '/a\n/b',
    '/a/..//evil.example',
    '/%2e%2e//evil',
    'profile',
    '/api/auth/logout',
  ])('%j goes home', (wanted) => expect(sanitizeNextPageParameter(wanted)).toBe('/'));

  test.each([
    '/contact/login',
    '/contact/logout',
    '/Contact/Logout',
    '/contact/signup?next=/profile',
    '/contact/password#token=x',
    '/auth-success',
    '/contact/logout/',
    '/contact/log%6Fut',
  ])('%s would loop, so it goes home', (wanted) =>
    expect(sanitizeNextPageParameter(wanted)).toBe('/'),
  );

  test.each([null, undefined, '', 7])('%j asks for nothing', (wanted) =>
    expect(sanitizeNextPageParameter(wanted)).toBeNull(),
  );

  test('without a next page a customer goes home, staff to their screens', () => {
    const owner = { isAdmin: true, role: 'owner' } as const;
    expect(choosePageAfterLogIn(null, { isAdmin: false, role: 'customer' })).toBe('/');
    expect(choosePageAfterLogIn(null, owner)).toBe('/admin');
    expect(choosePageAfterLogIn('/blog', owner)).toBe('/blog');
    expect(choosePageAfterLogIn(null, owner, false)).toBe('/admin/setup');
    expect(choosePageAfterLogIn(null, { isAdmin: true, role: 'desk' }, false)).toBe('/admin');
  });

  test('a beautician goes to their visits', () => {
    const beautician = { isAdmin: false, role: 'beautician' } as const;
    expect(choosePageAfterLogIn(null, beautician)).toBe('/work');
    expect(choosePageAfterLogIn('/blog', beautician)).toBe('/blog');
  });

  test('it is encoded in the URL', () => {
    expect(withNextPageParameter('/contact/login', '/a?b=c&d')).toBe(
      '/contact/login?next=%2Fa%3Fb%3Dc%26d',
    );
    expect(withNextPageParameter('/contact/login', null)).toBe('/contact/login');
  });
});
