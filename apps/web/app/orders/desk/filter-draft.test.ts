import { expect, test } from 'vitest';
import { emptyFilterDraft, filterDraftFrom, findFilterErrors } from './filter-draft.ts';

test('empty filters have no errors', () => {
  expect(findFilterErrors(emptyFilterDraft)).toEqual({});
  expect(filterDraftFrom({ search: 'x', from: '2026-11-16' })).toEqual({
    ...emptyFilterDraft,
    from: '2026-11-16',
  });
});

test.each([
  [{ pincode: '41a' }, ['pincode']],
  [{ minAmount: '12.5' }, ['minAmount']],
  [{ minAmount: '500', maxAmount: '400' }, ['maxAmount']],
  [{ minAmount: '900', maxAmount: '1000' }, []],
  [{ from: '2026-11-17', to: '2026-11-16' }, ['to']],
  [{ from: '2026-11-16', to: '2026-11-16' }, []],
])('%j: wrong are %j', (some, wrong) => {
  expect(Object.keys(findFilterErrors({ ...emptyFilterDraft, ...some }))).toEqual(wrong);
});
