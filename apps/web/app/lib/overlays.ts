import { createStore } from './store.ts';

/** Something that lies over the page: a dialog, or a surface with several steps. */
export type Overlay = {
  /** How many presses of Back it takes to be rid of it. */
  depth: number;
  /** Back was pressed: so much of it may stay. */
  onBack: (depth: number) => void;
  /** What its entries in the history keep, for the page to find after a reload. */
  stateAt?: (depth: number) => object;
};

/** From the lowest to the topmost. */
export const overlays = createStore<readonly Overlay[]>([]);

/** How far over the page an entry of the history lies. */
export const historyLevelOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'level' in state ? Number(state.level) : 0;

/** Puts a layer on top; gives what takes it away again. */
export const addOverlay = (layer: Overlay): (() => void) => {
  overlays.update((all) => [...all, layer]);
  return () => overlays.update((all) => all.filter((one) => one !== layer));
};
