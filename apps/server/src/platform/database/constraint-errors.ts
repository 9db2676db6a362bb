type DatabaseError = Error & { code?: string; constraint?: string; detail?: string };

/** An error and what lies under it; Drizzle wraps what the database said. */
export const errorCauses = (error: unknown): DatabaseError[] =>
  error instanceof Error ? [error, ...errorCauses(error.cause)] : [];

const violated = (error: unknown, code: string): string | undefined =>
  errorCauses(error).find((cause) => cause.code === code)?.constraint;

/** The name of the unique constraint that refused a row, if that is what happened. */
export const violatedUniqueConstraint = (error: unknown): string | undefined =>
  violated(error, '23505');

/** The name of the foreign key that refused a row, if that is what happened. */
export const violatedForeignKeyConstraint = (error: unknown): string | undefined =>
  violated(error, '23503');

/** The value that a foreign key did not find, if that is what happened. */
export const missingReferencedValue = (error: unknown): string | undefined => {
  const detail = errorCauses(error).find(({ code }) => code === '23503')?.detail ?? '';
  return /=\((.*)\) is not present/.exec(detail)?.[1];
};
