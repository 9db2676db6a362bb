/** Registered by the accounts feature, because lib must not import features. */
export type Credentials = {
  token: () => string | null;
  /** Called when the server rejects the token or requires a log in. */
  forget: (sent: string | null) => void;
};

let registered: Credentials = { token: () => null, forget: () => undefined };

export const registerCredentials = (credentials: Credentials): void => {
  registered = credentials;
};

export const getCredentials = (): Credentials => registered;
