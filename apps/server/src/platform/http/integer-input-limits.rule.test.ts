import { maxInteger } from '@haldi/contract/kit/integer-schemas';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadContractEndpoints } from '../../../testing/contract-endpoints.ts';

/** Stored as bigint. */
const wide = [
  // The specification's client sends a timestamp.
  'POST /api/form/review body.properties.id',
  'POST /api/orders/:_id/reversals body.properties.entry',
];

type Schema = { type?: string; minimum?: number; maximum?: number };

const unbounded = (node: unknown, path: string): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, minimum = Number.NaN, maximum = Number.NaN } = node as Schema;
  const fits = minimum >= -maxInteger && maximum <= maxInteger;
  if (type === 'integer') return fits || wide.includes(path) ? [] : [path];
  return Object.entries(node).flatMap(([name, child]) => unbounded(child, `${path}.${name}`));
};

test('threat 50: every integer input is limited to the range of its column', async () => {
  const endpoints = await loadContractEndpoints();
  const found = endpoints.flatMap((called) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = called[part];
      if (!schema) return [];
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return unbounded(json, `${called.method} ${called.path} ${part}`);
    }),
  );
  expect(found).toEqual([]);
});
