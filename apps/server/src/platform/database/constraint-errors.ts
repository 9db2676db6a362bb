type DatabaseError = Error & { code?: string; constraint?: string; detail?: string };

/** Drizzle wraps the errors of the driver. */
export const errorCauses = (error: unknown): DatabaseError[] =>
  error instanceof Error ? [error, ...errorCauses(error.cause)] : [];

const violated = (error: unknown, code: string): string | undefined =>
  errorCauses(error).find((cause) => cause.code === code)?.constraint;

export const violatedUniqueConstraint = (error: unknown): string | undefined =>
  violated(error, '23505');

export const violatedForeignKeyConstraint = (error: unknown): string | undefined =>
  violated(error, '23503');

export const missingReferencedValue = (error: unknown): string | undefined => {
  const detail = errorCauses(error).find(({ code }) => code === '23503')?.detail ?? '';
  return /=\((.*)\) is not present/.exec(detail)?.[1];
};
