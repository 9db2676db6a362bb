import { beforeEach, expect, test } from 'vitest';
import { closeOverlaysAbove, overlayHistoryStateAt, totalOverlayDepth } from './overlay-history.ts';
import { addOverlay, type Overlay, overlayLevelOf, overlays } from './overlays.ts';

let closed: [string, number][] = [];
beforeEach(() => {
  closed = [];
  overlays.update(() => []);
});

const named = (name: string, depth: number): Overlay => ({
  depth,
  onBack: (depthLeft) => closed.push([name, depthLeft]),
  stateAt: (at) => ({ name, at }),
});

test('Back closes overlays from the top', () => {
  addOverlay(named('below', 3));
  addOverlay(named('above', 1));
  expect(totalOverlayDepth(overlays.get())).toBe(4);
  closeOverlaysAbove(overlays.get(), 3);
  expect(closed).toEqual([['above', 0]]);
  closed = [];
  closeOverlaysAbove(overlays.get(), 1);
  expect(closed).toEqual([
    ['above', 0],
    ['below', 1],
  ]);
});

test('each entry has the state of its own overlay', () => {
  addOverlay(named('below', 2));
  addOverlay(named('above', 1));
  expect(overlayHistoryStateAt(overlays.get(), 2)).toEqual({ name: 'below', at: 2 });
  expect(overlayHistoryStateAt(overlays.get(), 3)).toEqual({ name: 'above', at: 1 });
});

test('removing an overlay leaves the others', () => {
  const removeOverlay = addOverlay(named('below', 1));
  addOverlay(named('above', 1));
  removeOverlay();
  expect(totalOverlayDepth(overlays.get())).toBe(1);
  expect(overlayHistoryStateAt(overlays.get(), 1)).toEqual({ name: 'above', at: 1 });
});

test.each([
  [null, 0],
  [undefined, 0],
  [{ isOver: true }, 0],
  [{ level: 2 }, 2],
])('the level of %j is %i', (state, level) => {
  expect(overlayLevelOf(state)).toBe(level);
});
