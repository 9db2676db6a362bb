/** Words of an order that several screens say alike. */
export const orderWords = {
  appointment: 'Appointment',
  beautician: 'Beautician',
  askedFor: 'Asked for',
  visited: 'Visit for',
  visitFor: (name: string) => `For ${name}`,
  youAskedFor: (name: string) => `You asked for ${name}.`,
  keptApart: {
    list: 'Never sent to this customer',
    byCustomer: 'Her own wish',
    lift: 'Lift',
    liftOf: (name: string) => `Lift: ${name} may go to this customer again`,
    add: 'Never send',
    choose: 'Choose somebody',
    hint: 'Neither the customer nor the beautician is told.',
    set: (name: string) => `${name} is not sent to this customer any more`,
    lifted: (name: string) => `${name} may go to this customer again`,
    newlyUnfit: (count: number) =>
      count === 1
        ? '1 visit no longer fits: see Beauticians'
        : `${count} visits no longer fit: see Beauticians`,
  },
  bookAgain: 'Book again',
  bookAgainOf: (orderId: number) => `Book again: order #${orderId}`,
  design: 'Mehndi design',
  note: 'Note',
  visitingCharge: 'Visiting charge',
  total: 'Total',
  due: 'Due',
};
