import { beforeEach, expect, test } from 'vitest';
import { closeDownTo, historyStateAt, totalDepth } from '../lib/overlay-history.ts';
import { overlays } from '../lib/overlays.ts';
import {
  backOneStep,
  closeSteps,
  goToNextStep,
  goToStep,
  goToStepAfterTime,
  replaceStep,
  startCheckout,
} from './steps.ts';
import { lockSteps, markAddressConfirmed, openCart, restoreSteps } from './steps-store.ts';

beforeEach(closeSteps);

const kept = (): object => historyStateAt(overlays.get(), totalDepth(overlays.get()));

test('every step is a level, and each level keeps the steps up to it', () => {
  startCheckout();
  goToNextStep('address');
  expect(totalDepth(overlays.get())).toBe(3);
  expect(historyStateAt(overlays.get(), 1)).toEqual({ steps: ['cart'] });
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});

test('Back leads one step back, and from the cart out of it', () => {
  startCheckout();
  closeDownTo(overlays.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
  closeDownTo(overlays.get(), 0);
  expect(overlays.get()).toEqual([]);
});

test('what is changed from the last step leads back to it', () => {
  startCheckout();
  goToNextStep('address');
  goToNextStep('last');
  goToStep('appointment');
  goToNextStep('address');
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'last'] });
  goToStep('cart');
  startCheckout();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'last'] });
  backOneStep();
  expect(totalDepth(overlays.get())).toBe(3);
});

test('an open cart stays at its step when it is opened again', () => {
  startCheckout();
  openCart();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
});

test('a step gives way to the one that is needed first, at the same level', () => {
  startCheckout();
  goToNextStep('last');
  replaceStep('address');
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
  expect(totalDepth(overlays.get())).toBe(depth);
});

test('while an order is on its way, Back and closing leave everything where it is', () => {
  startCheckout();
  lockSteps(true);
  closeDownTo(overlays.get(), 0);
  closeSteps();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
  lockSteps(false);
  closeDownTo(overlays.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
});

test('the address is confirmed once, and again after all was closed, however that was', () => {
  startCheckout();
  markAddressConfirmed();
  goToStepAfterTime();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'last'] });
  closeDownTo(overlays.get(), 0);
  startCheckout();
  goToStepAfterTime();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});
