import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BeauticianAbility, type CartCheckLine, splitCartIntoVisits } from './cart-split.ts';

const line = (serviceId: string, skill: string, minutes: number, quantity = 1): CartCheckLine => ({
  ...{ serviceId, skill, minutes, quantity },
});
const able = (longestVisit: number, ...skills: string[]): BeauticianAbility => ({
  skills,
  longestVisit,
});
const part = (...lines: [string, number][]) =>
  lines.map(([serviceId, quantity]) => ({ serviceId, quantity }));

const facial = line('facial', 'Facial', 60);
const bridal = line('bridal', 'Bridal', 180);
const massage = (quantity: number) => line('massage', 'Massage', 90, quantity);

describe('a cart', () => {
  test('fits one visit by a beautician with all skills', () => {
    expect(splitCartIntoVisits([facial, bridal], [able(660)])).toEqual({ kind: 'WHOLE' });
    expect(splitCartIntoVisits([facial, bridal], [able(240, 'Bridal', 'Facial')])).toEqual({
      kind: 'WHOLE',
    });
    expect(splitCartIntoVisits([massage(7)], [able(629), able(630, 'Massage')])).toEqual({
      kind: 'WHOLE',
    });
  });

  test('is split where no beautician has all skills, the longer part first', () => {
    const roster = [able(660, 'Facial'), able(660, 'Bridal')];
    expect(splitCartIntoVisits([facial, bridal], roster)).toEqual({
      ...{ kind: 'SPLIT', why: 'SKILLS' },
      first: part(['bridal', 1]),
      second: part(['facial', 1]),
    });
  });

  test('is split where it is too long for a day, also within a quantity', () => {
    expect(splitCartIntoVisits([facial, massage(8)], [able(660)])).toEqual({
      ...{ kind: 'SPLIT', why: 'TOO_LONG' },
      first: part(['massage', 7]),
      second: part(['facial', 1], ['massage', 1]),
    });
  });

  test('is split where services that both can do must be divided', () => {
    const shared = [
      line('party', 'Party', 300, 2),
      line('wax', 'Wax', 100),
      { ...facial, minutes: 100 },
    ];
    const roster = [able(660, 'Party', 'Wax'), able(660, 'Party', 'Facial')];
    expect(splitCartIntoVisits(shared, roster)).toEqual({
      ...{ kind: 'SPLIT', why: 'SKILLS' },
      first: part(['party', 1], ['wax', 1]),
      second: part(['party', 1], ['facial', 1]),
    });
  });

  test('missing skills come before a too long duration', () => {
    const roster = [able(660, 'Facial'), able(200, 'Bridal')];
    expect(splitCartIntoVisits([facial, bridal], roster)).toMatchObject({
      kind: 'SPLIT',
      why: 'SKILLS',
    });
  });

  test.each([
    ['no beautician has the skill', [facial, bridal], [able(660, 'Facial')], 'SKILLS', ['bridal']],
    ['the roster is empty', [facial, bridal], [], 'SKILLS', ['facial', 'bridal']],
    ['no working day is long enough', [facial, bridal], [able(179)], 'TOO_LONG', ['bridal']],
    [
      'the day of the skilled beautician is too short',
      [facial, bridal],
      [able(660, 'Facial'), able(179, 'Bridal')],
      'TOO_LONG',
      ['bridal'],
    ],
    ['both: skills come first', [bridal, facial], [able(100, 'Bridal')], 'SKILLS', ['facial']],
  ] as const)('is impossible where %s', (_, lines, roster, why, serviceIds) => {
    expect(splitCartIntoVisits(lines, roster)).toEqual({ kind: 'IMPOSSIBLE', why, serviceIds });
  });

  test.each<[string, CartCheckLine[], BeauticianAbility[]]>([
    ['three days', [massage(15)], [able(660)]],
    [
      'three beauticians',
      [facial, bridal, massage(1)],
      [able(660, 'Facial'), able(660, 'Bridal'), able(660, 'Massage')],
    ],
  ])('is too much for two visits if it needs %s', (_, lines, roster) => {
    expect(splitCartIntoVisits(lines, roster)).toEqual({ kind: 'TOO_MUCH' });
  });
});

const skills = ['Facial', 'Bridal', 'Massage'];
const carts = fc
  .array(
    fc.record({
      skill: fc.constantFrom(...skills),
      minutes: fc.integer({ min: 1, max: 24 }).map((tens) => tens * 10),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => lines.map((one, n) => ({ ...one, serviceId: `s${n}` })));
const rosters = fc.array(
  fc.record({
    skills: fc.subarray(skills),
    longestVisit: fc.integer({ min: 0, max: 36 }).map((tens) => tens * 10),
  }),
  { maxLength: 3 },
);

const fitsSomebody = (
  roster: readonly BeauticianAbility[],
  lines: readonly CartCheckLine[],
): boolean =>
  roster.some(
    (one) =>
      lines.every(({ skill }) => one.skills.length === 0 || one.skills.includes(skill)) &&
      lines.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0) <= one.longestVisit,
  );

const everySplit = (lines: readonly CartCheckLine[]): [CartCheckLine[], CartCheckLine[]][] =>
  lines.reduce<[CartCheckLine[], CartCheckLine[]][]>(
    (splits, one) =>
      splits.flatMap(([first, second]) =>
        Array.from({ length: one.quantity + 1 }, (_, taken): [CartCheckLine[], CartCheckLine[]] => [
          [...first, { ...one, quantity: taken }].filter(({ quantity }) => quantity > 0),
          [...second, { ...one, quantity: one.quantity - taken }].filter(
            ({ quantity }) => quantity > 0,
          ),
        ]),
      ),
    [[[], []]],
  );

test('for random carts and rosters the answer is correct', () => {
  const met = { WHOLE: 0, SPLIT: 0, IMPOSSIBLE: 0, TOO_MUCH: 0 };
  fc.assert(
    fc.property(carts, rosters, (lines, roster) => {
      const check = splitCartIntoVisits(lines, roster);
      met[check.kind] += 1;
      const lineOf = (id: string) =>
        lines.find(({ serviceId }) => serviceId === id) as CartCheckLine;
      const fits = (some: readonly CartCheckLine[]) => fitsSomebody(roster, some);
      expect(check.kind === 'WHOLE').toBe(fits(lines));
      const alone = lines.filter((one) => !fits([{ ...one, quantity: 1 }]));
      expect(check.kind === 'IMPOSSIBLE').toBe(alone.length > 0);
      if (check.kind === 'SPLIT') {
        const parts = [check.first, check.second];
        for (const lot of parts) {
          expect(lot.length).toBeGreaterThan(0);
          expect(fits(lot.map((one) => ({ ...lineOf(one.serviceId), ...one })))).toBe(true);
        }
        for (const { serviceId, quantity } of lines) {
          const given = parts.flat().filter((one) => one.serviceId === serviceId);
          expect(given.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
        }
      }
      if (check.kind === 'IMPOSSIBLE') {
        for (const id of check.serviceIds)
          expect(fits([{ ...lineOf(id), quantity: 1 }])).toBe(false);
      }
      if (check.kind === 'TOO_MUCH') {
        expect(everySplit(lines).some((parts) => parts.every(fits))).toBe(false);
      }
    }),
    { numRuns: 1_500, seed: 20_261_116 },
  );
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
});
