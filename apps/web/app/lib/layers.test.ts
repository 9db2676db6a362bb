import { beforeEach, expect, test } from 'vitest';
import { backTo, depthOf, stateAt } from './back.ts';
import { type Layer, lay, layers, levelOf } from './layers.ts';

let left: [string, number][] = [];
beforeEach(() => {
  left = [];
  layers.update(() => []);
});

const named = (name: string, depth: number): Layer => ({
  depth,
  onBack: (depthLeft) => left.push([name, depthLeft]),
  stateAt: (at) => ({ name, at }),
});

test('Back takes from the top, as much as it went', () => {
  lay(named('below', 3));
  lay(named('above', 1));
  expect(depthOf(layers.get())).toBe(4);
  backTo(layers.get(), 3);
  expect(left).toEqual([['above', 0]]);
  left = [];
  backTo(layers.get(), 1);
  expect(left).toEqual([
    ['above', 0],
    ['below', 1],
  ]);
});

test('each entry keeps what its own layer says', () => {
  lay(named('below', 2));
  lay(named('above', 1));
  expect(stateAt(layers.get(), 2)).toEqual({ name: 'below', at: 2 });
  expect(stateAt(layers.get(), 3)).toEqual({ name: 'above', at: 1 });
});

test('what is taken away from between others leaves those', () => {
  const lift = lay(named('below', 1));
  lay(named('above', 1));
  lift();
  expect(depthOf(layers.get())).toBe(1);
  expect(stateAt(layers.get(), 1)).toEqual({ name: 'above', at: 1 });
});

test.each([
  [null, 0],
  [undefined, 0],
  [{ isOver: true }, 0],
  [{ level: 2 }, 2],
])('the level of %j is %i', (state, level) => {
  expect(levelOf(state)).toBe(level);
});
