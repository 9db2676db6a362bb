const shownLetters = 22;

/** The first 22 characters and an ellipsis; a shorter address stands as it is. */
export const shortEmail = (email: string): string =>
  email.length > shownLetters ? `${email.slice(0, shownLetters)}…` : email;
