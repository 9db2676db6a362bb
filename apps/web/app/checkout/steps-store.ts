import { addOverlay } from '../lib/overlays.ts';
import { createStore, useStore } from '../lib/store.ts';

const stepNames = ['cart', 'appointment', 'address', 'review'] as const;
/** A step opened from the review lies above it. */
export type Step = (typeof stepNames)[number];
export type BookingStep = Exclude<Step, 'cart'>;

const steps = createStore<readonly Step[]>([]);
let isLocked = false;
let isConfirmed = false;
let removeLayer = (): void => undefined;

/** While an order is being sent, the steps cannot be closed. */
export const setStepsLocked = (locked: boolean): void => {
  isLocked = locked;
};

/** Not asked again until the dialog is closed. */
export const markAddressConfirmed = (): void => {
  isConfirmed = true;
};
export const isAddressConfirmed = (): boolean => isConfirmed;

/** Every step is a history entry, so Back returns to the previous step. */
export const updateCheckoutSteps = (change: (now: readonly Step[]) => readonly Step[]): void => {
  steps.update((all) => (isLocked ? all : change(all)));
  const now = steps.get();
  removeLayer();
  if (now.length === 0) {
    isConfirmed = false;
    return;
  }
  removeLayer = addOverlay({
    depth: now.length,
    onBack: (depth) => updateCheckoutSteps((all) => all.slice(0, depth)),
    stateAt: (depth) => ({ steps: now.slice(0, depth) }),
  });
};

export const openCart = (): void => updateCheckoutSteps((now) => (now.length > 0 ? now : ['cart']));

const isStep = (value: unknown): value is Step => stepNames.some((step) => step === value);

/** From the history entry, after a reload. */
export const restoreCheckoutSteps = (state: unknown): void => {
  if (typeof state !== 'object' || state === null || !('steps' in state)) return;
  const { steps: kept } = state;
  if (Array.isArray(kept) && kept.every(isStep)) updateCheckoutSteps(() => kept);
};

export const useCheckoutSteps = (): readonly Step[] => useStore(steps);
