import { errorCauses } from './constraint-errors.ts';

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = '08006';
}

/**
 * SQLSTATE codes of errors caused by the server and not by the statement: connection (08),
 * read-only server (25006), transaction timeouts (25P03, 25P04), authentication and database name
 * (28, 3D), serialization failure and deadlock (40), resources (53), operator intervention (57),
 * system errors (58).
 */
const serverTrouble = /^(08|25006|25P0[34]|28|3D|40001|40P01|53|57|58)/;
const networkTrouble =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/;
const driverTrouble =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True if the same call may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  errorCauses(error).some(
    ({ code = '', message }) =>
      (code.length === 5 && serverTrouble.test(code)) ||
      networkTrouble.test(code) ||
      driverTrouble.test(message),
  );
