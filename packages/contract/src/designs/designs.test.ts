import { describe, expect, it } from 'vitest';
import { bodyParts, designOccasions, designStyles } from './design.ts';
import { designs } from './designs.ts';

describe('the list of mehndi designs', () => {
  it('has at least 28 designs with unique slugs and names', () => {
    expect(designs.length).toBeGreaterThanOrEqual(28);
    expect(new Set(designs.map(({ slug }) => slug)).size).toBe(designs.length);
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
  });

  it('covers every style, occasion and part', () => {
    expect(new Set(designs.map(({ style }) => style))).toEqual(new Set(designStyles));
    expect(new Set(designs.map(({ occasion }) => occasion))).toEqual(new Set(designOccasions));
    expect(new Set(designs.map(({ part }) => part))).toEqual(new Set(bodyParts));
  });
});
