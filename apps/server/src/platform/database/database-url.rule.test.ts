import { describe, expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { parseDatabaseUrl } from './database-url.ts';

describe('an address', () => {
  test.each([
    ['postgres://u:p@h/db', ['h:5432'], ['postgres://u:p@h/db']],
    ['postgresql://h', ['h:5432'], ['postgresql://h']],
    [
      'postgres://u:p@h1:5433,h2,[::1]:5434/db?a=1',
      ['h1:5433', 'h2:5432', '[::1]:5434'],
      [
        'postgres://u:p@h1:5433/db?a=1',
        'postgres://u:p@h2/db?a=1',
        'postgres://u:p@[::1]:5434/db?a=1',
      ],
    ],
    ['postgres://u@%2Frun%2Fpg/db', ['/run/pg'], ['postgres://u@%2Frun%2Fpg/db']],
    ['postgres:///db?host=/run/pg', [':5432'], ['postgres:///db?host=/run/pg']],
    ['postgres://u:p@ss@h/db', ['h:5432'], ['postgres://u:p@ss@h/db']],
    ['postgres://h/db?sslmode=require', ['h:5432'], ['postgres://h/db?sslmode=verify-full']],
    ['postgres://h/db?sslmode=disable', ['h:5432'], ['postgres://h/db?sslmode=disable']],
  ])('%s', (text, names, urls) => {
    const { hosts } = parseDatabaseUrl(text);
    expect(hosts.map((host) => host.name)).toEqual(names);
    expect(hosts.map((host) => host.url)).toEqual(urls);
  });

  test('lists the secrets that must not be shown', () => {
    expect(parseDatabaseUrl('postgres://u:s%40cret@h/db').secrets).toContain('s@cret');
    expect(parseDatabaseUrl('postgres://u@h/db?password=hush').secrets).toContain('hush');
  });
});

test.each([
  ['secret'],
  [''],
  ['mysql://u:secret@h/db'],
  ['postgres://u:secret@/db'],
  ['postgres://u:secret@h1,,h2/db'],
  ['postgres://u:secret@h:70000/db'],
  ['postgres://u:secret@h:port/db'],
  ['postgres://u:secret@h:1:2/db'],
  ['postgres://u:1234/secret@h/db'],
  ['postgres://u:100%secret@h/db'],
  ['postgres://u:secret@h/db#x'],
])('%s is refused in one line that shows none of it', (text) => {
  let message = '';
  try {
    parseDatabaseUrl(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    message = (error as Error).message;
  }
  expect(message).toMatch(/^DATABASE_URL is not valid: .*\.$/);
  expect(message).not.toMatch(/secret|1234|70000/);
});
