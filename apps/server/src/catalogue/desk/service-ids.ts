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

/** Ids never change, because carts, orders and links refer to them. */
export const candidateServiceIds = (dataSet: string, name: string): Generator<string> =>
  numberedIds(`${dataSet}-${slugOf(name) || 'service'}`);

export function* numberedIds(id: string): Generator<string> {
  yield id;
  for (let number = 2; ; number += 1) yield `${id}-${number}`;
}
