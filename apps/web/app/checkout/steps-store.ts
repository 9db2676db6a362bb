import { addOverlay } from '../lib/overlays.ts';
import { createStore, useStore } from '../lib/store.ts';

const stepNames = ['cart', 'appointment', 'address', 'last'] as const;
/** From the cart to the order; what is changed from the last step lies above it until it is done. */
export type Step = (typeof stepNames)[number];
/** Those after the cart. */
export type BookingStep = Exclude<Step, 'cart'>;

const steps = createStore<readonly Step[]>([]);
let isLocked = false;
let isConfirmed = false;
let removeLayer = (): void => undefined;

/** While an order is on its way nothing goes: its answer is to be read here. */
export const lockSteps = (held: boolean): void => {
  isLocked = held;
};

/** Confirmed once, the address is not asked for again until all is closed. */
export const markAddressConfirmed = (): void => {
  isConfirmed = true;
};
export const isAddressConfirmed = (): boolean => isConfirmed;

/** Every step is a level of the history: Back leads to the one before. */
export const setSteps = (change: (now: readonly Step[]) => readonly Step[]): void => {
  steps.update((all) => (isLocked ? all : change(all)));
  const now = steps.get();
  removeLayer();
  if (now.length === 0) {
    isConfirmed = false;
    return;
  }
  removeLayer = addOverlay({
    depth: now.length,
    onBack: (depth) => setSteps((all) => all.slice(0, depth)),
    stateAt: (depth) => ({ steps: now.slice(0, depth) }),
  });
};

/** Shows the cart: a side panel on phones, a centred modal on wide screens. */
export const openCart = (): void => setSteps((now) => (now.length > 0 ? now : ['cart']));

const isStep = (value: unknown): value is Step => stepNames.some((step) => step === value);

/** The steps that an entry of the history keeps, after a reload. */
export const restoreSteps = (state: unknown): void => {
  if (typeof state !== 'object' || state === null || !('steps' in state)) return;
  const { steps: kept } = state;
  if (Array.isArray(kept) && kept.every(isStep)) setSteps(() => kept);
};

/** None: it is closed. */
export const useSteps = (): readonly Step[] => useStore(steps);
