import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiErrorBody } from './api-error.ts';
import { errorCodes, readApiError } from './errors.ts';

const oneOfOurs = fc.record(
  {
    code: fc.constantFrom(...errorCodes),
    message: fc.string(),
    fields: fc.dictionary(fc.string(), fc.string()),
    details: fc.jsonValue(),
  },
  { requiredKeys: ['code', 'message'] },
);
const nearly = fc.record(
  {
    code: fc.oneof(fc.constantFrom(...errorCodes), fc.string()),
    message: fc.oneof(fc.string(), fc.jsonValue()),
    fields: fc.oneof(fc.dictionary(fc.string(), fc.string()), fc.jsonValue()),
    extra: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

test('no field is named after the prototype', () => {
  const body = JSON.parse(
    '{"code":"INTERNAL","message":"","fields":{"__proto__":"x","name":"Too long"}}',
  );
  expect(readApiError(body)?.fields).toEqual({ name: 'Too long' });
  expect(readApiError(body)).toEqual(ApiErrorBody.safeParse(body).data);
});

test('a refusal read by hand is what the schema reads', () => {
  fc.assert(
    fc.property(fc.oneof(oneOfOurs, nearly, fc.jsonValue()), (body) => {
      expect(readApiError(body)).toEqual(ApiErrorBody.safeParse(body).data);
    }),
    { numRuns: 2_000 },
  );
});
