import type { PictureProblem } from './shrink-picture.ts';

const pictureProblems: Record<PictureProblem, string> = {
  kind: 'Choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture cannot be read. Please choose another one.',
  size: 'A picture may have at most 5 MB.',
};

export const uiCopy = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Messages',
  dismiss: 'Dismiss',
  rating: 'Rating',
  stars: (count: number) => (count === 1 ? '1 Star' : `${count} Stars`),
  outOfFive: (rating: number) => `${rating} out of 5`,
  increase: (name: string) => `Increase ${name}`,
  decrease: (name: string) => `Decrease ${name}`,
  remove: (name: string) => `Remove ${name}`,
  pictureProblems,
};
