import { isAddressConfirmed, openCart, type Step, setSteps } from './steps-store.ts';

/** Back to the cart, from wherever. */
export const returnToCart = (): void => setSteps(() => ['cart']);

export const closeSteps = (): void => setSteps(() => []);

export const backOneStep = (): void => setSteps((now) => now.slice(0, -1));

/** To a step from which the way leads back here. */
export const goToStep = (step: Step): void => setSteps((now) => [...now, step]);

/** One step is done: the next follows, or the last one where that was only changed. */
export const goToNextStep = (next: Step): void =>
  setSteps((now) => (now.at(-2) === 'last' ? now.slice(0, -1) : [...now, next]));

/** What Order Now does, in the cart or beside it. */
export const startCheckout = (): void => {
  openCart();
  goToNextStep('appointment');
};

/** Day and time are chosen; an address that is still being typed is confirmed first. */
export const goToStepAfterTime = (isTyping = false): void =>
  goToNextStep(isAddressConfirmed() && !isTyping ? 'last' : 'address');

/** Something that a step needs is missing: the step at which it is given stands there instead. */
export const replaceStep = (step: Step): void => setSteps((now) => [...now.slice(0, -1), step]);
