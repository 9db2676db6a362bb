export const offlineCopy = {
  pageTitle: 'You are offline',
  title: 'You are offline',
  text: 'There is no connection at the moment. This page comes back by itself as soon as there is one.',
  backTitle: 'You are connected again',
  backText: 'Let us go on where you were.',
  tryAgain: 'Try again',
  cachedTitle: 'You can still read',
};
