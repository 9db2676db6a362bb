export const libCopy = {
  today: 'Today',
  noConnection: 'We could not reach the server. Check your connection and try again.',
  offline: 'No connection. Nothing was changed, and what you typed is still here.',
  somethingWrong: 'Something went wrong on our side. Please try again.',
};
