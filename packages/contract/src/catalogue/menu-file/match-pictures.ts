import { fileNameOf } from './menu-state.ts';
import type { PendingPicture } from './preview.ts';

type Pictured = { id: string; name: string; picture: string };

export type PictureMatches = {
  matched: readonly { file: string; id: string }[];
  unmatched: readonly string[];
  /** Match several services, or a service that another file matches too. */
  unclear: readonly string[];
};

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replaceAll(/[\s\p{Pd}_]/gu, '');

/** Files that operating systems add to zips. */
const isLitter = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /^(\.|thumbs\.db$|desktop\.ini$)/i.test(fileNameOf(path));

const indexBy = (entries: readonly (readonly [string, string])[]): Map<string, Set<string>> => {
  const index = new Map<string, Set<string>>();
  for (const [name, id] of entries) {
    const key = plain(name);
    index.set(key, (index.get(key) ?? new Set()).add(id));
  }
  return index;
};

export const matchPictures = (
  paths: readonly string[],
  services: readonly Pictured[],
  awaited: readonly PendingPicture[],
): PictureMatches => {
  const known = new Set(services.map(({ id }) => id));
  const ways = [
    indexBy(awaited.filter(({ id }) => known.has(id)).map(({ id, file }) => [file, id])),
    indexBy(services.map(({ id }) => [id, id])),
    indexBy(services.map(({ id, name }) => [name, id])),
    indexBy(services.map(({ id, picture }) => [picture, id])),
  ];
  const found = paths
    .filter((path) => !isLitter(path))
    .map((file) => {
      const key = plain(fileNameOf(file));
      return { file, ids: ways.map((way) => way.get(key)).find(Boolean) ?? new Set<string>() };
    });
  const filesOf = Map.groupBy(
    found.flatMap(({ file, ids }) => [...ids].map((id) => ({ file, id }))),
    ({ id }) => id,
  );
  const isClear = (ids: ReadonlySet<string>, isByColumn: boolean): boolean =>
    (ids.size === 1 || isByColumn) && [...ids].every((id) => filesOf.get(id)?.length === 1);
  // The Picture column may name one picture for several services.
  const byColumn = (file: string): boolean => ways[0]?.has(plain(fileNameOf(file))) ?? false;
  const clear = found.filter(({ file, ids }) => ids.size > 0 && isClear(ids, byColumn(file)));
  return {
    matched: clear.flatMap(({ file, ids }) => [...ids].map((id) => ({ file, id }))),
    unmatched: found.filter(({ ids }) => ids.size === 0).map(({ file }) => file),
    unclear: found
      .filter((one) => one.ids.size > 0 && !clear.includes(one))
      .map(({ file }) => file),
  };
};
