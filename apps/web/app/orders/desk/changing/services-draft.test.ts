import type { Service } from '@haldi/contract/catalogue/service-schema';
import { toPaise } from '@haldi/contract/kit/paise';
import { expect, test } from 'vitest';
import {
  addServiceToDraft,
  draftTotals,
  hasSameServices,
  linesWithQuantity,
  reconcileDraftWithOrder,
  removeServicesFromDraft,
  servicesDraftFrom,
  setQuantityInDraft,
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

test('booked services keep their price, added ones cost the current price', () => {
  const draft = addServiceToDraft(
    addServiceToDraft(servicesDraftFrom(sold), service('f', 900)),
    service('n', 200),
  );
  expect(draftTotals(linesWithQuantity(draft), 100)).toEqual({
    total: toPaise(500 * 2 + 600 + 200 + 100),
    minutes: 195,
  });
  expect(hasSameServices(draft, sold)).toBe(false);
});

test('a removed booked service can be restored, a removed added one disappears', () => {
  const added = addServiceToDraft(servicesDraftFrom(sold), service('n', 200));
  const less = setQuantityInDraft(setQuantityInDraft(added, 'n', 0), 'w', 0);
  expect(less.map(({ serviceId, quantity }) => [serviceId, quantity])).toEqual([
    ['f', 1],
    ['w', 0],
  ]);
  expect(linesWithQuantity(less)).toHaveLength(1);
  expect(hasSameServices(setQuantityInDraft(less, 'w', 2), sold)).toBe(true);
});

test('the quantity is limited', () => {
  const draft = setQuantityInDraft(servicesDraftFrom(sold), 'f', 20);
  expect(addServiceToDraft(draft, service('f', 500))[0]?.quantity).toBe(20);
});

test('a service that was removed by another user costs the current price', () => {
  const [line] = reconcileDraftWithOrder(
    servicesDraftFrom([facial]),
    [waxing],
    [service('f', 900)],
  );
  expect(line).toMatchObject({ price: 900, isSold: false, quantity: 1 });
});

test('services that are no longer offered are removed', () => {
  expect(removeServicesFromDraft(servicesDraftFrom(sold), ['w'])).toEqual(
    servicesDraftFrom([facial]),
  );
});
