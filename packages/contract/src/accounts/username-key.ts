/**
 * Usernames with the same key count as the same: compatibility forms, letter case, spacing and
 * invisible characters are ignored.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
