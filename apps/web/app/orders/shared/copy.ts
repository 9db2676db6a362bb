/** Words of an order that several screens say alike. */
export const orderWords = {
  appointment: 'Appointment',
  beautician: 'Beautician',
  visitingCharge: 'Visiting charge',
  total: 'Total',
};
