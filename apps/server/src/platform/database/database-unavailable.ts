import { errorCauses } from './constraint-errors.ts';

/** A trouble that we notice ourselves, under PostgreSQL's own code for a connection that failed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = '08006';
}

/**
 * What PostgreSQL says when a statement was fine and the server was not: by class, the connection
 * (08), a server that takes no writes (25006) or ended a transaction that rested (25P), who may
 * connect and to what (28, 3D), two that waited in a circle (40), no room for data, memory or
 * connections (53), stopping, starting or giving up (57), and its own disk (58).
 */
const serverTrouble = /^(08|25006|25P0[34]|28|3D|40001|40P01|53|57|58)/;
const networkTrouble =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/;
/** What the driver says without a code. */
const driverTrouble =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database is to blame, so that the same call may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  errorCauses(error).some(
    ({ code = '', message }) =>
      (code.length === 5 && serverTrouble.test(code)) ||
      networkTrouble.test(code) ||
      driverTrouble.test(message),
  );
