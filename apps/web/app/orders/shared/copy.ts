/** Words of an order that several screens say alike. */
export const orderLabels = {
  appointment: 'Appointment',
  beautician: 'Beautician',
  askedFor: 'Asked for',
  recipient: 'Visit for',
  visitFor: (name: string) => `For ${name}`,
  youAskedFor: (name: string) => `You asked for ${name}.`,
  bookAgain: 'Book again',
  bookAgainOf: (orderId: number) => `Book again: order #${orderId}`,
  design: 'Mehndi design',
  note: 'Note',
  visitingCharge: 'Visiting charge',
  total: 'Total',
  due: 'Due',
};
