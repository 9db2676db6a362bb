export const libCopy = {
  today: 'Today',
  noConnection: 'We could not reach the server. Check your connection and try again.',
  somethingWrong: 'Something went wrong on our side. Please try again.',
};
