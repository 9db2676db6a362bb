import * as z from 'zod/mini';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = digits.length;
/** State, PAN, number of the registration, Z or another letter, check character. */
const gstinFormat = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

/** Every second digit counts twice; the digits of each product are added up, in base 36. */
export const gstinCheckCharacter = (first14: string): string => {
  const sum = [...first14].reduce((total, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return digits.charAt((base - (sum % base)) % base);
};

export const isGstin = (text: string): boolean =>
  gstinFormat.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text.charAt(14);

export const Gstin = z.pipe(
  z.string().check(z.maxLength(30, 'A GSTIN has 15 characters'), z.trim(), z.toUpperCase()),
  z.string().check(
    z.refine((text) => text.length === 15, { error: 'A GSTIN has 15 characters', abort: true }),
    z.refine(isGstin, 'This GSTIN is not valid. Check every character.'),
  ),
);
