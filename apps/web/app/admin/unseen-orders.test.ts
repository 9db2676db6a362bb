import { describe, expect, test } from 'vitest';
import {
  initialNewOrdersState,
  type NewOrdersState,
  ordersShownAtPath,
  pageTitleWithOrderCount,
  setWindowInFront,
  withNewOrder,
  withOrdersOnScreen,
} from './use-signal-new-orders.ts';

type Step = (watch: NewOrdersState) => NewOrdersState;
const order =
  (number: number): Step =>
  (watch) =>
    withNewOrder(watch, number);
const front =
  (isInFront: boolean): Step =>
  (watch) =>
    setWindowInFront(watch, isInFront);
const at =
  (pathname: string): Step =>
  (watch) =>
    withOrdersOnScreen(watch, ordersShownAtPath(pathname));
const count = (...steps: Step[]): number =>
  steps.reduce((watch, step) => step(watch), initialNewOrdersState).unseen.size;

describe('unseen new orders', () => {
  test.each<[string, number, Step[]]>([
    ['each counts once', 2, [order(1), order(2), order(2)]],
    ['the list in front shows them', 0, [at('/admin/orders'), order(1)]],
    ['going to the list shows them', 0, [order(1), at('/admin/orders')]],
    [
      'a list behind another window shows nothing',
      1,
      [at('/admin/orders'), front(false), order(1)],
    ],
    ['coming back to the window is looking', 0, [front(false), order(1), front(true)]],
    ['being there all the time is not', 1, [front(true), order(1), front(true)]],
    [
      'an order’s own page shows that one',
      1,
      [order(816030), order(2), at('/admin/orders/816030')],
    ],
    ['a booking by phone shows none', 1, [order(1), at('/admin/orders/new')]],
    ['another screen shows none', 1, [at('/admin/orders'), at('/admin/users'), order(1)]],
  ])('%s: %i', (_, expected, steps) => {
    expect(count(...steps)).toBe(expected);
  });
});

test.each([
  ['Orders | Haldi', 2, '(2) Orders | Haldi'],
  ['(2) Orders | Haldi', 3, '(3) Orders | Haldi'],
  ['(3) Orders | Haldi', 0, 'Orders | Haldi'],
  ['Orders | Haldi', 0, 'Orders | Haldi'],
])('%s with %i orders: %s', (title, unseen, expected) => {
  expect(pageTitleWithOrderCount(title, unseen)).toBe(expected);
});
