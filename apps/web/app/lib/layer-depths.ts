import type { Layer } from './layers.ts';

export const depthOf = (all: readonly Layer[]): number =>
  all.reduce((sum, { depth }) => sum + depth, 0);

/** Takes from the top what lies deeper than `depth`. */
export const backTo = (all: readonly Layer[], depth: number): void => {
  let base = depthOf(all);
  for (const layer of [...all].reverse()) {
    base -= layer.depth;
    if (base + layer.depth > depth) layer.onBack(Math.max(0, depth - base));
  }
};

/** What the entry at a depth keeps for the layer that it belongs to. */
export const stateAt = (all: readonly Layer[], depth: number): object => {
  let base = 0;
  for (const layer of all) {
    if (depth <= base + layer.depth) return layer.stateAt?.(depth - base) ?? {};
    base += layer.depth;
  }
  return {};
};
