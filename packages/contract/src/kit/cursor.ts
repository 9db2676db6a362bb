import * as z from 'zod/mini';

/** Where a page of a list ended: the next one begins after this entry. */
export type CursorPosition = { createdAt: string; id: string };

// There is no year 0, and databases refuse it.
const Instant = z.iso.datetime().check(z.refine((instant) => instant > '0001'));

const split = (cursor: string): CursorPosition => {
  const at = cursor.indexOf('_');
  return { createdAt: cursor.slice(0, at), id: cursor.slice(at + 1) };
};

/** The cursor that asks for what follows a place. */
export const toCursor = ({ createdAt, id }: CursorPosition): string => `${createdAt}_${id}`;

/** The cursor that asks for what follows an entry. */
export const cursorAfter = ({ createdAt, _id }: { createdAt: string; _id: string }): string =>
  toCursor({ createdAt, id: _id });

export const invalidCursorMessage = 'Not a valid cursor';

const cursorWith = (id: z.ZodMiniType<string>) => {
  const fields = z.strictObject({ createdAt: Instant, id });
  const isPlace = (cursor: string): boolean => fields.safeParse(split(cursor)).success;
  return z.pipe(z.string().check(z.refine(isPlace, invalidCursorMessage)), z.transform(split));
};

export const Cursor = cursorWith(z.string().check(z.regex(/^[\w-]{1,60}$/)));

/** In a list whose entries have UUIDs. */
export const UuidCursor = cursorWith(z.uuid());
