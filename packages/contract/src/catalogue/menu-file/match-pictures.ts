import { fileNameFromPath } from './menu-before-import.ts';
import type { PendingPicture } from './menu-import-preview.ts';

type ServiceWithPicture = { id: string; name: string; picture: string };

export type PictureMatches = {
  matched: readonly { file: string; id: string }[];
  unmatched: readonly string[];
  /** Match several services, or a service that another file matches too. */
  unclear: readonly string[];
};

const normalizeFileName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replaceAll(/[\s\p{Pd}_]/gu, '');

/** Files that operating systems add to zips. */
const isSystemFile = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /^(\.|thumbs\.db$|desktop\.ini$)/i.test(fileNameFromPath(path));

const indexBy = (entries: readonly (readonly [string, string])[]): Map<string, Set<string>> => {
  const index = new Map<string, Set<string>>();
  for (const [name, id] of entries) {
    const key = normalizeFileName(name);
    index.set(key, (index.get(key) ?? new Set()).add(id));
  }
  return index;
};

export const matchPictures = (
  paths: readonly string[],
  services: readonly ServiceWithPicture[],
  awaited: readonly PendingPicture[],
): PictureMatches => {
  const knownIds = new Set(services.map(({ id }) => id));
  const indexes = [
    indexBy(awaited.filter(({ id }) => knownIds.has(id)).map(({ id, file }) => [file, id])),
    indexBy(services.map(({ id }) => [id, id])),
    indexBy(services.map(({ id, name }) => [name, id])),
    indexBy(services.map(({ id, picture }) => [picture, id])),
  ];
  const found = paths
    .filter((path) => !isSystemFile(path))
    .map((file) => {
      const key = normalizeFileName(fileNameFromPath(file));
      return {
        file,
        ids: indexes.map((index) => index.get(key)).find(Boolean) ?? new Set<string>(),
      };
    });
  const filesOf = Map.groupBy(
    found.flatMap(({ file, ids }) => [...ids].map((id) => ({ file, id }))),
    ({ id }) => id,
  );
  const isClear = (ids: ReadonlySet<string>, mayMatchSeveral: boolean): boolean =>
    (ids.size === 1 || mayMatchSeveral) && [...ids].every((id) => filesOf.get(id)?.length === 1);
  // The Picture column may name one picture for several services.
  const isNamedInColumn = (file: string): boolean =>
    indexes[0]?.has(normalizeFileName(fileNameFromPath(file))) ?? false;
  const clear = found.filter(
    ({ file, ids }) => ids.size > 0 && isClear(ids, isNamedInColumn(file)),
  );
  return {
    matched: clear.flatMap(({ file, ids }) => [...ids].map((id) => ({ file, id }))),
    unmatched: found.filter(({ ids }) => ids.size === 0).map(({ file }) => file),
    unclear: found
      .filter((match) => match.ids.size > 0 && !clear.includes(match))
      .map(({ file }) => file),
  };
};
