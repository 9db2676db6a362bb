import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is the library's own default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may come in another form. */
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

/** Compared with when there is no account or no password, so that it takes as long. */
const nobodys = hash('nobody has this password', cost);

export const matchesPassword = async (stored: string | null, given: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobodys), normal(given));
  return matches && stored !== null;
};
