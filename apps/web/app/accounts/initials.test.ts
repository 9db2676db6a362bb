import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Asha Kulkarni', 'AK'],
  ['asha', 'A'],
  ['  Maria de la Cruz ', 'MC'],
  ['माधुरी काळे', 'मक'],
  ['', ''],
])('%j becomes %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
