import { beforeEach, expect, test } from 'vitest';
import { backTo, depthOf, stateAt } from '../lib/back.ts';
import { layers } from '../lib/layers.ts';
import {
  backOneStep,
  closeSteps,
  goOn,
  goOnFromTime,
  goToStep,
  startCheckout,
  stepInstead,
} from './steps.ts';
import { confirmAddress, holdSteps, openCart, restoreSteps } from './steps-store.ts';

beforeEach(closeSteps);

/** The steps as the topmost entry of the history keeps them. */
const kept = (): object => stateAt(layers.get(), depthOf(layers.get()));

test('every step is a level, and each level keeps the steps up to it', () => {
  startCheckout();
  goOn('address');
  expect(depthOf(layers.get())).toBe(3);
  expect(stateAt(layers.get(), 1)).toEqual({ steps: ['cart'] });
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});

test('Back leads one step back, and from the cart out of it', () => {
  startCheckout();
  backTo(layers.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
  backTo(layers.get(), 0);
  expect(layers.get()).toEqual([]);
});

test('what is changed from the last step leads back to it', () => {
  startCheckout();
  goOn('address');
  goOn('last');
  goToStep('appointment');
  goOn('address');
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'last'] });
  goToStep('cart');
  startCheckout();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'last'] });
  backOneStep();
  expect(depthOf(layers.get())).toBe(3);
});

test('an open cart stays at its step when it is opened again', () => {
  startCheckout();
  openCart();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
});

test('a step gives way to the one that is needed first, at the same level', () => {
  startCheckout();
  goOn('last');
  stepInstead('address');
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});

test.each([
  [{ steps: ['cart', 'last'] }, 2],
  [{ steps: ['cart', 'elsewhere'] }, 0],
  [{ steps: 'cart' }, 0],
  [{ isOver: true }, 0],
  [null, 0],
])('%j of the history shows %i steps', (state, depth) => {
  restoreSteps(state);
  expect(depthOf(layers.get())).toBe(depth);
});

test('while an order is on its way, Back and closing leave everything where it is', () => {
  startCheckout();
  holdSteps(true);
  backTo(layers.get(), 0);
  closeSteps();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
  holdSteps(false);
  backTo(layers.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
});

test('the address is confirmed once, and again after all was closed, however that was', () => {
  startCheckout();
  confirmAddress();
  goOnFromTime();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'last'] });
  backTo(layers.get(), 0);
  startCheckout();
  goOnFromTime();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});
