import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards may send the same password in different Unicode forms. */
const normalize = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost);

/** Compared if there is no account or password, so that the response takes as long. */
const dummyHash = hash('nobody has this password', cost);

export const matchesPassword = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await dummyHash), normalize(given));
  return matches && stored !== null;
};
