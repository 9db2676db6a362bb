/** Who calls on behalf of whom. The feature that keeps the token says so; lib knows no feature. */
export type Credentials = {
  token: () => string | null;
  /** The server no longer takes this token, or nobody is signed in where somebody must be. */
  forget: (sent: string | null) => void;
};

let registered: Credentials = { token: () => null, forget: () => undefined };

export const registerCredentials = (credentials: Credentials): void => {
  registered = credentials;
};

export const credentials = (): Credentials => registered;
