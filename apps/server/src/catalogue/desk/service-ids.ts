/** Latin letters and digits, whatever the name is written in; accents are dropped. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60);

/**
 * Ids to try for a new service, one after the other. An id never changes again: carts, orders and
 * links hold it, whatever the service is called later.
 */
export const candidateServiceIds = (dataSet: string, name: string): Generator<string> =>
  numberedIds(`${dataSet}-${slugOf(name) || 'service'}`);

export function* numberedIds(id: string): Generator<string> {
  yield id;
  for (let number = 2; ; number += 1) yield `${id}-${number}`;
}
