import { describe, expect, test } from 'vitest';
import { pageAfterLogIn, safeNextPage, withNextPage } from './next-page.ts';

describe('where to go on after logging in', () => {
  test.each(['/profile', '/service/waxing?sort=price#rica', '/track-order/u1/123456'])(
    '%s is a page of this site',
    (wanted) => expect(safeNextPage(wanted)).toBe(wanted),
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
  ])('%j goes home', (wanted) => expect(safeNextPage(wanted)).toBe('/'));

  test.each([
    '/contact/login',
    '/contact/logout',
    '/Contact/Logout',
    '/contact/signup?next=/profile',
    '/contact/password#token=x',
    '/auth-success',
    '/contact/logout/',
    '/contact/log%6Fut',
  ])('%s would loop, so it goes home', (wanted) => expect(safeNextPage(wanted)).toBe('/'));

  test.each([null, undefined, '', 7])('%j asks for nothing', (wanted) =>
    expect(safeNextPage(wanted)).toBeNull(),
  );

  test('without a next page a customer goes home, staff to their screens', () => {
    const owner = { isAdmin: true, role: 'owner' } as const;
    expect(pageAfterLogIn(null, { isAdmin: false, role: 'customer' })).toBe('/');
    expect(pageAfterLogIn(null, owner)).toBe('/admin');
    expect(pageAfterLogIn('/blog', owner)).toBe('/blog');
    expect(pageAfterLogIn(null, owner, false)).toBe('/admin/setup');
    expect(pageAfterLogIn(null, { isAdmin: true, role: 'desk' }, false)).toBe('/admin');
  });

  test('a beautician goes to their visits', () => {
    const beautician = { isAdmin: false, role: 'beautician' } as const;
    expect(pageAfterLogIn(null, beautician)).toBe('/work');
    expect(pageAfterLogIn('/blog', beautician)).toBe('/blog');
  });

  test('it is encoded in the URL', () => {
    expect(withNextPage('/contact/login', '/a?b=c&d')).toBe('/contact/login?next=%2Fa%3Fb%3Dc%26d');
    expect(withNextPage('/contact/login', null)).toBe('/contact/login');
  });
});
