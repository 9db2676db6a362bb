import type { Service } from '@haldi/contract/catalogue/schema';
import { expect, test } from 'vitest';
import {
  draftTotals,
  hasSameServices,
  reconcileWithOrder,
  remainingLines,
  servicesDraftFrom,
  withoutServices,
  withQuantity,
  withService,
} from './services-draft.ts';

const facial = { serviceId: 'f', name: 'Facial', price: 500, duration: 60, quantity: 1 };
const waxing = { serviceId: 'w', name: 'Waxing', price: 300, duration: 30, quantity: 2 };
const sold = [facial, waxing];
const service = (id: string, price: number): Service => ({
  _id: id,
  id,
  name: id,
  description: '',
  image: '',
  href: '',
  price,
  offerprice: price,
  duration: 15,
  category: 'Facial',
});

test('what was sold keeps its price, what is added costs today’s', () => {
  const draft = withService(
    withService(servicesDraftFrom(sold), service('f', 900)),
    service('n', 200),
  );
  expect(draftTotals(remainingLines(draft), 100)).toEqual({
    total: 500 * 2 + 600 + 200 + 100,
    minutes: 195,
  });
  expect(hasSameServices(draft, sold)).toBe(false);
});

test('what was sold and taken away can be put back, what was added is gone', () => {
  const added = withService(servicesDraftFrom(sold), service('n', 200));
  const less = withQuantity(withQuantity(added, 'n', 0), 'w', 0);
  expect(less.map(({ serviceId, quantity }) => [serviceId, quantity])).toEqual([
    ['f', 1],
    ['w', 0],
  ]);
  expect(remainingLines(less)).toHaveLength(1);
  expect(hasSameServices(withQuantity(less, 'w', 2), sold)).toBe(true);
});

test('no more than one order may have of a service', () => {
  const draft = withQuantity(servicesDraftFrom(sold), 'f', 20);
  expect(withService(draft, service('f', 500))[0]?.quantity).toBe(20);
});

test('what somebody else took away meanwhile costs today’s price again', () => {
  const [line] = reconcileWithOrder(servicesDraftFrom([facial]), [waxing], [service('f', 900)]);
  expect(line).toMatchObject({ price: 900, isSold: false, quantity: 1 });
});

test('what is no longer offered goes', () => {
  expect(withoutServices(servicesDraftFrom(sold), ['w'])).toEqual(servicesDraftFrom([facial]));
});
