import { isAddressConfirmed, openCart, type Step, updateCheckoutSteps } from './steps-store.ts';

export const returnToCart = (): void => updateCheckoutSteps(() => ['cart']);

export const closeCheckoutSteps = (): void => updateCheckoutSteps(() => []);

export const goToPreviousStep = (): void => updateCheckoutSteps((now) => now.slice(0, -1));

/** Opens a step that returns to the current one. */
export const openStepOnTop = (step: Step): void => updateCheckoutSteps((now) => [...now, step]);

/** Returns to the review if the step was opened from there. */
export const goToNextStep = (next: Step): void =>
  updateCheckoutSteps((now) => (now.at(-2) === 'review' ? now.slice(0, -1) : [...now, next]));

export const startCheckout = (): void => {
  openCart();
  goToNextStep('appointment');
};

/** An address that is being entered is confirmed first. */
export const goToAddressOrReview = (isTyping = false): void =>
  goToNextStep(isAddressConfirmed() && !isTyping ? 'review' : 'address');

/** Shows the step that provides what is missing. */
export const replaceCurrentStep = (step: Step): void =>
  updateCheckoutSteps((now) => [...now.slice(0, -1), step]);
