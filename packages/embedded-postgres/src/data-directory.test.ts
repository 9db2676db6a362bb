import { expect, test } from 'vitest';
import { socketDirectoryFor } from './data-directory.ts';

test('the socket is in the data directory, or under a short name if that path is too long', () => {
  expect(socketDirectoryFor('/srv/data', 'sample', '/tmp')).toBe('/srv/data/socket');
  const long = `/srv/${'x'.repeat(100)}`;
  const short = socketDirectoryFor(long, 'sample', '/tmp');
  expect(short).toMatch(/^\/tmp\/sample-[0-9a-f]{12}$/);
  expect(socketDirectoryFor(long, 'sample', '/tmp')).toBe(short);
  expect(socketDirectoryFor(`${long}y`, 'sample', '/tmp')).not.toBe(short);
  expect(socketDirectoryFor(long, 'sample', `/${'t'.repeat(100)}`)).toBe(short);
});
