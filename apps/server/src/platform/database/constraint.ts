type DatabaseError = Error & { code?: string; constraint?: string; detail?: string };

/** An error and what lies under it; Drizzle wraps what the database said. */
export const causes = (error: unknown): DatabaseError[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [];

const violated = (error: unknown, code: string): string | undefined =>
  causes(error).find((cause) => cause.code === code)?.constraint;

/** The name of the unique constraint that refused a row, if that is what happened. */
export const violatedUnique = (error: unknown): string | undefined => violated(error, '23505');

/** The name of the foreign key that refused a row, if that is what happened. */
export const violatedForeignKey = (error: unknown): string | undefined => violated(error, '23503');

/** The value that a foreign key did not find, if that is what happened. */
export const missingKey = (error: unknown): string | undefined => {
  const detail = causes(error).find(({ code }) => code === '23503')?.detail ?? '';
  return /=\((.*)\) is not present/.exec(detail)?.[1];
};
