import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PriceChanges,
  type PriceRule,
  previewPrices,
  priceRoundings,
  toPriceChanges,
} from './bulk-price-change.ts';
import { type AdminService, NewService, serviceLimits } from './schema.ts';

const service = (price: number, offerprice: number): AdminService => ({
  _id: `s-${price}-${offerprice}`,
  name: 'Facial',
  description: 'Glow',
  dataSet: 'facial',
  skill: '18',
  image: '/pictures/services/facial-gold.svg',
  price,
  offerprice,
  duration: 60,
  hidden: false,
  version: 1,
  updatedAt: '2026-11-16T06:00:00.000Z',
});
const rule = (over: Partial<PriceRule>): PriceRule => ({
  unit: 'percent',
  amount: 10,
  rounding: 'rupee',
  includeOfferprice: true,
  ...over,
});
const pricesAfter = (from: [number, number], over: Partial<PriceRule>) => {
  const [preview] = previewPrices([service(...from)], rule(over));
  return preview && [preview.to.price, preview.to.offerprice, preview.problem];
};

describe('bulk price change', () => {
  test.each<[[number, number], Partial<PriceRule>, unknown]>([
    [[799, 999], {}, [879, 1099, undefined]],
    [[105, 205], {}, [116, 226, undefined]],
    [[799, 999], { amount: -10 }, [719, 899, undefined]],
    [[799, 999], { unit: 'rupees', amount: 50 }, [849, 1049, undefined]],
    [[799, 999], { rounding: 'ten' }, [880, 1100, undefined]],
    [[799, 999], { rounding: 'nine' }, [879, 1099, undefined]],
    [[300, 400], { amount: 5, rounding: 'nine' }, [319, 419, undefined]],
    [[799, 999], { includeOfferprice: false }, [879, 999, undefined]],
    [[799, 999], { amount: 30, includeOfferprice: false }, [1039, 999, 'not-higher']],
    [[800, 1000], { amount: 25, includeOfferprice: false }, [1000, 1000, 'not-higher']],
    [[500, 500], {}, [550, 550, undefined]],
    [[500, 500], { includeOfferprice: false }, [550, 550, undefined]],
    [[40, 60], { unit: 'rupees', amount: -50 }, [-10, 10, 'too-low']],
    [[190_000, 195_000], {}, [209_000, 214_500, 'too-high']],
    [[2, 3], { amount: -50, rounding: 'rupee' }, [1, 2, undefined]],
    [[4, 60], { rounding: 'ten', amount: 0 }, [0, 60, 'too-low']],
  ])('%j under %j', (from, over, to) => {
    expect(pricesAfter(from, over)).toEqual(to);
  });

  test('unchanged services are left out', () => {
    expect(pricesAfter([10, 12], { amount: 1 })).toBeUndefined();
    expect(pricesAfter([10, 12], { amount: 0 })).toBeUndefined();
  });

  test('valid previews are accepted by the server', () => {
    const { min, max } = serviceLimits.price;
    const priced = fc
      .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 5_000 }))
      .map(([price, more]) => service(price, Math.min(max, price + more)));
    const rules = fc.record({
      unit: fc.constantFrom('percent', 'rupees'),
      amount: fc.integer({ min: -500, max: 500 }),
      rounding: fc.constantFrom(...priceRoundings),
      includeOfferprice: fc.boolean(),
    }) as fc.Arbitrary<PriceRule>;
    fc.assert(
      fc.property(priced, rules, (given, change) => {
        const good = previewPrices([given], change).filter(({ problem }) => !problem);
        if (good.length === 0) return;
        expect(PriceChanges.safeParse({ changes: toPriceChanges(good) }).success).toBe(true);
      }),
    );
  });
});

describe('a new service', () => {
  const draft = {
    name: 'Rose Facial',
    description: 'Rose water and a cool mask.',
    dataSet: 'facial',
    skill: '18',
    price: '999',
    offerprice: '1299',
    duration: '60',
    picture: '',
  };
  test('becomes numbers', () => {
    expect(NewService.parse(draft)).toEqual({
      ...draft,
      price: 999,
      offerprice: 1299,
      duration: 60,
    });
    expect(NewService.parse({ ...draft, offerprice: '' }).offerprice).toBe('');
  });
  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'a\u202Eb' }, 'name'],
    [{ description: '' }, 'description'],
    [{ dataSet: 'No Section' }, 'dataSet'],
    [{ skill: '' }, 'skill'],
    [{ skill: 'Facial' }, 'skill'],
    [{ price: '0' }, 'price'],
    [{ price: '9.5' }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ price: '200001' }, 'price'],
    [{ offerprice: '999' }, 'offerprice'],
    [{ offerprice: '998' }, 'offerprice'],
    [{ offerprice: 'much' }, 'offerprice'],
    [{ duration: '4' }, 'duration'],
    [{ duration: '601' }, 'duration'],
  ])('%j is refused', (over, field) => {
    const parsed = NewService.safeParse({ ...draft, ...over });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });
});
