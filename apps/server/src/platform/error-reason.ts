const systemReasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'host name not found',
  ETIMEDOUT: 'no answer in time',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
};

export function errorReason(error: unknown): string {
  // A host with several addresses fails with one error per address.
  if (error instanceof AggregateError && error.errors.length > 0)
    return errorReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  return systemReasons[code] ?? error.message.replace(/\s+/g, ' ').trim();
}
