export const dateCopy = {
  placeholder: 'dd mmm yyyy',
  open: 'Open the calendar',
  clear: 'Clear the date',
  unread: 'Please write a day like 05 Jan 2027',
  notBefore: (day: string) => `Not before ${day}`,
  notAfter: (day: string) => `Not after ${day}`,
  today: 'today',
  selected: 'selected',
};
