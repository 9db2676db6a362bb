const shownLetters = 22;

export const shortEmail = (email: string): string =>
  email.length > shownLetters ? `${email.slice(0, shownLetters)}…` : email;
