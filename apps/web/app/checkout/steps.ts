import { isAddressConfirmed, openCart, putSteps, type Step } from './steps-store.ts';

/** Back to the cart, from wherever. */
export const showCart = (): void => putSteps(() => ['cart']);

export const closeSteps = (): void => putSteps(() => []);

export const backOneStep = (): void => putSteps((now) => now.slice(0, -1));

/** To a step from which the way leads back here. */
export const goToStep = (step: Step): void => putSteps((now) => [...now, step]);

/** One step is done: the next follows, or the last one where that was only changed. */
export const goOn = (next: Step): void =>
  putSteps((now) => (now.at(-2) === 'last' ? now.slice(0, -1) : [...now, next]));

/** What Order Now does, in the cart or beside it. */
export const startCheckout = (): void => {
  openCart();
  goOn('appointment');
};

/** Day and time are chosen; an address that is still being typed is confirmed first. */
export const goOnFromTime = (isTyping = false): void =>
  goOn(isAddressConfirmed() && !isTyping ? 'last' : 'address');

/** Something that a step needs is missing: the step at which it is given stands there instead. */
export const stepInstead = (step: Step): void => putSteps((now) => [...now.slice(0, -1), step]);
