// The contract knows no Node types.
declare const process: { env: Record<string, string | undefined> };

/**
 * Long proofs run shortened in `npm test` and whole in `npm run trial`, which sets WHOLE=1. This is
 * the only place that reads the switch.
 */
export const isFullRun = process.env.WHOLE === '1';

/** A number of rounds, a list of cases: the first in `npm test`, the second in `npm run trial`. */
export const shortUnlessFullRun = <T>(short: T, whole: T): T => (isFullRun ? whole : short);
