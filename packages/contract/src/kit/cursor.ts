import * as z from 'zod/mini';

export type CursorPosition = { createdAt: string; id: string };

// Databases reject year 0.
const Instant = z.iso.datetime().check(z.refine((instant) => instant > '0001'));

const parseCursor = (cursor: string): CursorPosition => {
  const at = cursor.indexOf('_');
  return { createdAt: cursor.slice(0, at), id: cursor.slice(at + 1) };
};

export const encodeCursor = ({ createdAt, id }: CursorPosition): string => `${createdAt}_${id}`;

export const cursorAfter = ({ createdAt, _id }: { createdAt: string; _id: string }): string =>
  encodeCursor({ createdAt, id: _id });

export const invalidCursorMessage = 'Not a valid cursor';

const cursorWith = (id: z.ZodMiniType<string>) => {
  const fields = z.strictObject({ createdAt: Instant, id });
  const isValidCursor = (cursor: string): boolean => fields.safeParse(parseCursor(cursor)).success;
  return z.pipe(
    z.string().check(z.refine(isValidCursor, invalidCursorMessage)),
    z.transform(parseCursor),
  );
};

export const Cursor = cursorWith(z.string().check(z.regex(/^[\w-]{1,60}$/)));

export const UuidCursor = cursorWith(z.uuid());
