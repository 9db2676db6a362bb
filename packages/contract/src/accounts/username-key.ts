/**
 * What makes two usernames the same: compatibility forms, letter case, spacing and characters that
 * cannot be seen do not tell them apart.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
