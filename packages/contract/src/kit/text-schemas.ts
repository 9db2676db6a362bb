import * as z from 'zod/mini';

/** Maximum lengths in characters. */
export const textLimits = {
  blogTitle: 120,
  blogContent: 20_000,
  reviewComment: 1_000,
  username: 40,
  email: 254,
  street: 120,
  apartment: 80,
  landmark: 80,
  town: 60,
  addressLabel: 30,
  name: 80,
  about: 160,
  note: 300,
} as const;

const controlOrBidi = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const controlOrBidiExceptBreaks = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/** Rejects control characters, lone surrogates and bidi overrides. */
export const isLineWithoutControlCharacters = (text: string): boolean =>
  text.isWellFormed() && !controlOrBidi.test(text);

export const isTextWithoutControlCharacters = (text: string): boolean =>
  text.isWellFormed() && !controlOrBidiExceptBreaks.test(text);

const trimmed = z.string().check(z.trim());

type Limits = { min?: number; max: number };

const bounded = (isClean: (text: string) => boolean, { min = 1, max }: Limits) =>
  z.string().check(
    z.refine((text) => text.trim().length >= min, {
      error: min > 1 ? `At least ${min} characters` : 'This is required',
      abort: true,
    }),
    z.maxLength(max, `At most ${max} characters`),
    z.refine(isClean, 'This contains characters that are not allowed'),
  );

export const singleLineText = (limits: Limits) =>
  z.pipe(bounded(isLineWithoutControlCharacters, limits), trimmed);

const linkOrEmail = /:\/\/|\bwww\.|\S@\S+\.\S/iu;

/** Names are sent in messages, where links and email addresses can be tapped. */
export const isNameWithoutLinks = (text: string): boolean =>
  isLineWithoutControlCharacters(text) && !linkOrEmail.test(text.normalize('NFKC'));

export const nameText = (limits: Limits) =>
  singleLineText(limits).check(
    z.refine(isNameWithoutLinks, 'A name cannot contain a link or an email address'),
  );

export const multiLineText = (limits: Limits) =>
  z.pipe(bounded(isTextWithoutControlCharacters, limits), trimmed);

/** Accepts any clean text: an unknown id is simply not found. */
export const Identifier = z
  .string()
  .check(z.maxLength(textLimits.name), z.refine(isLineWithoutControlCharacters, 'Not a valid id'));
