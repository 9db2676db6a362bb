import { describe, expect, it } from 'vitest';
import { bodyParts, designOccasions, designStyles } from './design.ts';
import { mehndiDesigns } from './mehndi-designs.ts';

describe('the list of mehndi designs', () => {
  it('has at least 28 designs with unique slugs and names', () => {
    expect(mehndiDesigns.length).toBeGreaterThanOrEqual(28);
    expect(new Set(mehndiDesigns.map(({ slug }) => slug)).size).toBe(mehndiDesigns.length);
    expect(new Set(mehndiDesigns.map(({ name }) => name)).size).toBe(mehndiDesigns.length);
  });

  it('covers every style, occasion and part', () => {
    expect(new Set(mehndiDesigns.map(({ style }) => style))).toEqual(new Set(designStyles));
    expect(new Set(mehndiDesigns.map(({ occasion }) => occasion))).toEqual(
      new Set(designOccasions),
    );
    expect(new Set(mehndiDesigns.map(({ part }) => part))).toEqual(new Set(bodyParts));
  });
});
