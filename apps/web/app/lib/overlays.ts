import { createStore } from './store.ts';

export type Overlay = {
  /** Number of Back presses until it is closed. */
  depth: number;
  /** Called with the depth that may stay open. */
  onBack: (depth: number) => void;
  /** State of its history entries, read after a reload. */
  stateAt?: (depth: number) => object;
};

/** Bottom to top. */
export const overlays = createStore<readonly Overlay[]>([]);

export const overlayLevelOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'level' in state ? Number(state.level) : 0;

/** Returns a function that removes it. */
export const addOverlay = (layer: Overlay): (() => void) => {
  overlays.update((all) => [...all, layer]);
  return () => overlays.update((all) => all.filter((one) => one !== layer));
};
