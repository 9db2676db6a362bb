import { beforeEach, expect, test } from 'vitest';
import {
  closeOverlaysAbove,
  overlayHistoryStateAt,
  totalOverlayDepth,
} from '../lib/overlay-history.ts';
import { overlays } from '../lib/overlays.ts';
import {
  closeCheckoutSteps,
  goToAddressOrReview,
  goToNextStep,
  goToPreviousStep,
  openStepOnTop,
  replaceCurrentStep,
  startCheckout,
} from './step-navigation.ts';
import {
  markAddressConfirmed,
  openCart,
  restoreCheckoutSteps,
  setStepsLocked,
} from './steps-store.ts';

beforeEach(closeCheckoutSteps);

const kept = (): object => overlayHistoryStateAt(overlays.get(), totalOverlayDepth(overlays.get()));

test('every step is a history entry with the steps up to it', () => {
  startCheckout();
  goToNextStep('address');
  expect(totalOverlayDepth(overlays.get())).toBe(3);
  expect(overlayHistoryStateAt(overlays.get(), 1)).toEqual({ steps: ['cart'] });
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});

test('Back returns one step, and from the cart closes the dialog', () => {
  startCheckout();
  closeOverlaysAbove(overlays.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
  closeOverlaysAbove(overlays.get(), 0);
  expect(overlays.get()).toEqual([]);
});

test('a step opened from the review returns to it', () => {
  startCheckout();
  goToNextStep('address');
  goToNextStep('review');
  openStepOnTop('appointment');
  goToNextStep('address');
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'review'] });
  openStepOnTop('cart');
  startCheckout();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address', 'review'] });
  goToPreviousStep();
  expect(totalOverlayDepth(overlays.get())).toBe(3);
});

test('opening an open dialog keeps its step', () => {
  startCheckout();
  openCart();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
});

test('a step is replaced by a required step in the same history entry', () => {
  startCheckout();
  goToNextStep('review');
  replaceCurrentStep('address');
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});

test.each([
  [{ steps: ['cart', 'review'] }, 2],
  [{ steps: ['cart', 'elsewhere'] }, 0],
  [{ steps: 'cart' }, 0],
  [{ isOver: true }, 0],
  [null, 0],
])('history state %j shows %i steps', (state, depth) => {
  restoreCheckoutSteps(state);
  expect(totalOverlayDepth(overlays.get())).toBe(depth);
});

test('while an order is being sent, Back and Close do nothing', () => {
  startCheckout();
  setStepsLocked(true);
  closeOverlaysAbove(overlays.get(), 0);
  closeCheckoutSteps();
  expect(kept()).toEqual({ steps: ['cart', 'appointment'] });
  setStepsLocked(false);
  closeOverlaysAbove(overlays.get(), 1);
  expect(kept()).toEqual({ steps: ['cart'] });
});

test('the address is confirmed once, and again after the dialog was closed', () => {
  startCheckout();
  markAddressConfirmed();
  goToAddressOrReview();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'review'] });
  closeOverlaysAbove(overlays.get(), 0);
  startCheckout();
  goToAddressOrReview();
  expect(kept()).toEqual({ steps: ['cart', 'appointment', 'address'] });
});
