import { isAddressConfirmed, openCart, type Step, setSteps } from './steps-store.ts';

export const returnToCart = (): void => setSteps(() => ['cart']);

export const closeSteps = (): void => setSteps(() => []);

export const backOneStep = (): void => setSteps((now) => now.slice(0, -1));

/** Opens a step that returns to the current one. */
export const goToStep = (step: Step): void => setSteps((now) => [...now, step]);

/** Returns to the review if the step was opened from there. */
export const goToNextStep = (next: Step): void =>
  setSteps((now) => (now.at(-2) === 'last' ? now.slice(0, -1) : [...now, next]));

export const startCheckout = (): void => {
  openCart();
  goToNextStep('appointment');
};

/** An address that is being entered is confirmed first. */
export const goToStepAfterTime = (isTyping = false): void =>
  goToNextStep(isAddressConfirmed() && !isTyping ? 'last' : 'address');

/** Shows the step that provides what is missing. */
export const replaceStep = (step: Step): void => setSteps((now) => [...now.slice(0, -1), step]);
