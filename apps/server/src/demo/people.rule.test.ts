import { SignUp } from '@haldi/contract/accounts/log-in/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import { expect, test } from 'vitest';
import { demoAdmin, demoCustomers } from './people.ts';

const people = [demoAdmin(), ...demoCustomers()];

test.each(people.map((person) => [person.username, person] as const))(
  '%s could have signed up',
  (_, person) => {
    const { id: _id, role: _role, joinedDaysAgo: _days, ...details } = person;
    const password = 'turmeric-and-milk';
    expect(SignUp.safeParse({ password, ...details, consent: true }).error).toBeUndefined();
  },
);

test('ids, names, addresses and numbers are unique', () => {
  for (const of of [
    people.map((person) => person.id),
    people.map((person) => usernameKey(person.username)),
    people.map((person) => person.email),
    people.map((person) => person.mobileNumber),
  ]) {
    expect(new Set(of).size).toBe(people.length);
  }
});
