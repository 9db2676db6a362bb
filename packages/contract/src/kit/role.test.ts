import { expect, test } from 'vitest';
import { type Auth, isAdminRole, mayCallEndpoint, type Role, roles } from './role.ts';

test('owner and desk use the back office', () => {
  expect(roles.filter(isAdminRole)).toEqual(['desk', 'owner']);
});

/** Each role, without and with a place on the roster. */
const callers: [Role, number | null][] = roles.flatMap((role) => [
  [role, null],
  [role, 7],
]);

test.each<[Auth, boolean, string]>([
  ['public', true, '11111111'],
  ['signed-in', false, '11111111'],
  ['beautician', false, '00010101'],
  ['desk', false, '00001111'],
  ['owner', false, '00000011'],
])('%s: a visitor %s, the others %s', (auth, visitor, others) => {
  expect(mayCallEndpoint(auth, null)).toBe(visitor);
  const allowed = callers.map(([role, beauticianId]) =>
    mayCallEndpoint(auth, { role, beauticianId }),
  );
  expect(allowed.map(Number).join('')).toBe(others);
});
