import { lay } from '../lib/layers.ts';
import { createStore, useStore } from '../lib/store.ts';

const known = ['cart', 'appointment', 'address', 'last'] as const;
/** From the cart to the order; what is changed from the last step lies above it until it is done. */
export type Step = (typeof known)[number];
/** Those after the cart. */
export type BookingStep = Exclude<Step, 'cart'>;

const steps = createStore<readonly Step[]>([]);
let isHeld = false;
let isConfirmed = false;
let lift = (): void => undefined;

/** While an order is on its way nothing goes: its answer is to be read here. */
export const holdSteps = (held: boolean): void => {
  isHeld = held;
};

/** Confirmed once, the address is not asked for again until all is closed. */
export const confirmAddress = (): void => {
  isConfirmed = true;
};
export const isAddressConfirmed = (): boolean => isConfirmed;

/** Every step is a level of the history: Back leads to the one before. */
export const putSteps = (change: (now: readonly Step[]) => readonly Step[]): void => {
  steps.update((all) => (isHeld ? all : change(all)));
  const now = steps.get();
  lift();
  if (now.length === 0) {
    isConfirmed = false;
    return;
  }
  lift = lay({
    depth: now.length,
    onBack: (depth) => putSteps((all) => all.slice(0, depth)),
    stateAt: (depth) => ({ steps: now.slice(0, depth) }),
  });
};

/** Shows the cart: a side panel on phones, a centred modal on wide screens. */
export const openCart = (): void => putSteps((now) => (now.length > 0 ? now : ['cart']));

const isStep = (value: unknown): value is Step => known.some((step) => step === value);

/** The steps that an entry of the history keeps, after a reload. */
export const restoreSteps = (state: unknown): void => {
  if (typeof state !== 'object' || state === null || !('steps' in state)) return;
  const { steps: kept } = state;
  if (Array.isArray(kept) && kept.every(isStep)) putSteps(() => kept);
};

/** None: it is closed. */
export const useSteps = (): readonly Step[] => useStore(steps);
