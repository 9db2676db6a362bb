type Write = (fields: object, message: string) => void;

/** The part of the server's logger that the platform needs; pino's fits. */
export type Log = { info: Write; warn: Write; error: Write };
