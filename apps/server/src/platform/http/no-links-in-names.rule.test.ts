import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadContractEndpoints } from '../../../testing/contract-endpoints.ts';

const nameFields = ['name', 'username', 'businessName', 'beautician'];

/** Names of things, and names that the server only compares or ignores. */
const others = [
  'POST /api/admin/areas name',
  'PUT /api/admin/areas/:id name',
  'POST /api/admin/skills name',
  'PUT /api/admin/skills/:id name',
  'POST /api/admin/services name',
  'PUT /api/admin/services/:serviceId name',
  'POST /api/admin/menu/pages name',
  'PUT /api/admin/menu/pages/:slug name',
  'POST /api/admin/menu/sections name',
  'PUT /api/admin/menu/sections/:key name',
  'POST /api/admin/bookings services.name',
  'POST /api/orders services.name',
  'POST /api/orders username',
  'POST /api/orders beautician',
  'POST /api/orders trackingHistory.beautician',
  'POST /api/blog username',
  'POST /api/form/review username',
  'PUT /api/form/review/:_id username',
];

type Field = { path: string; schema: z.core.$ZodType };

const fieldsOf = (schema: z.core.$ZodType, path: string[] = []): Field[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => [
        ...(nameFields.includes(key) ? [{ path: [...path, key].join('.'), schema: field }] : []),
        ...fieldsOf(field, [...path, key]),
      ]);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path);
    case 'array':
      return fieldsOf(def.element, path);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    case 'pipe':
      return fieldsOf(def.in, path);
    default:
      return [];
  }
};

const takes = ({ schema }: Field, value: string): boolean =>
  z.core.safeParse(schema, value).success;

test('threat 49: no name that is typed takes a link or an email address', async () => {
  const endpoints = await loadContractEndpoints();
  const fields = endpoints.flatMap(({ method, path, body }) =>
    (body ? fieldsOf(body) : []).map((field) => ({
      ...field,
      path: `${method} ${path} ${field.path}`,
    })),
  );
  const names = fields.filter(({ path }) => !others.includes(path));
  expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(others));
  expect(names.length).toBeGreaterThan(10);
  for (const link of ['see www.evil.example', 'x://evil.example', 'asha@evil.example']) {
    expect(names.filter((field) => takes(field, link)).map(({ path }) => path)).toEqual([]);
  }
});
