import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGstState, gstStates } from './gst-states.ts';
import { Gstin, gstinCheckCharacter, isGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAZFK0000A1ZT'])('%s is valid', (gstin) => {
  expect(Gstin.parse(gstin)).toBe(gstin);
});

test('spaces around it and small letters are accepted', () => {
  expect(Gstin.parse(' 27aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV');
});

describe('refused', () => {
  test.each([
    ['', 'A GSTIN has 15 characters'],
    ['27AAPFU0939F1Z', 'A GSTIN has 15 characters'],
    ['27AAPFU0939F1ZVV', 'A GSTIN has 15 characters'],
    // Another check character.
    ['27AAPFU0939F1ZW', 'This GSTIN is not valid. Check every character.'],
    // A letter where a digit belongs.
    ['27AAPFUO939F1ZV', 'This GSTIN is not valid. Check every character.'],
    ['AAAPFU0939F1ZVA', 'This GSTIN is not valid. Check every character.'],
  ])('%s', (gstin, message) => {
    expect(Gstin.safeParse(gstin).error?.issues[0]?.message).toBe(message);
  });

  const valid = '27AAPFU0939F1ZV';
  test('every wrong character', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const place of valid.split('').keys()) {
      const wrong = characters.filter((one) => one !== valid[place]);
      for (const one of wrong) {
        expect(isGstin(`${valid.slice(0, place)}${one}${valid.slice(place + 1)}`)).toBe(false);
      }
    }
  });

  test('two letters of the PAN in the wrong order', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), ...five });
    fc.assert(
      fc.property(letters, fc.nat(3), (name, place) => {
        const swapped = [...name];
        [swapped[place], swapped[place + 1]] = [name[place + 1] ?? '', name[place] ?? ''];
        fc.pre(swapped.join('') !== name);
        const check = gstinCheckCharacter(`27${name}0939F1Z`);
        return !isGstin(`27${swapped.join('')}0939F1Z${check}`);
      }),
    );
  });
});

const five = { minLength: 5, maxLength: 5 };

test('the states have different codes', () => {
  expect(new Set(gstStates.map(({ code }) => code)).size).toBe(36);
  expect(findGstState('27')).toEqual({ code: '27', name: 'Maharashtra' });
  expect(findGstState('99')).toBeNull();
});
