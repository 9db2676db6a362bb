import { expect, test } from 'vitest';
import { applyFilterChangeToUrl, readOrderFilters } from './order-filters.ts';

const read = (address: string) => readOrderFilters(new URLSearchParams(address));

test('filters survive a round trip through the address', () => {
  const filters = {
    search: 'Asha & Co',
    status: 'pending',
    category: 'Hair Care',
    slot: '10:00 AM',
    minAmount: '500',
  };
  expect(read(applyFilterChangeToUrl(new URLSearchParams(), filters).toString())).toEqual(filters);
});

test.each(['status=gone', 'from=tomorrow', 'pincode=abc', 'minAmount=1e3', 'cursor=x', 'search=+'])(
  '%s asks for nothing',
  (address) => {
    expect(read(address)).toEqual({});
  },
);

test('an empty filter is removed, other parameters stay', () => {
  const next = applyFilterChangeToUrl(new URLSearchParams('status=pending&from=2026-11-16&x=1'), {
    status: '',
  });
  expect(next.toString()).toBe('from=2026-11-16&x=1');
});
