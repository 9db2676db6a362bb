const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** On which days of the week the business works, as a sentence; 0 is Sunday. */
export const openDaysText = (closedWeekdays: readonly number[]): string => {
  const closed = names.filter((_, day) => closedWeekdays.includes(day));
  if (closed.length === 0) return 'We come every day of the week.';
  if (closed.length === names.length) return 'No visits can be booked at the moment.';
  const list = [closed.slice(0, -1).join(', '), closed.at(-1)].filter(Boolean).join(' and ');
  return `We come every day but ${list}.`;
};
