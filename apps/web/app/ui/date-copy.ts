export const dateCopy = {
  placeholder: 'dd mmm yyyy',
  open: 'Open calendar',
  clear: 'Clear date',
  invalid: 'Enter a date like 05 Jan 2027',
  notBefore: (day: string) => `Choose ${day} or later`,
  notAfter: (day: string) => `Choose ${day} or earlier`,
  today: 'today',
  selected: 'selected',
};
