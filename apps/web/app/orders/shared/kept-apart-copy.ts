/** For staff only: whom a customer is not sent any more. */
export const keptApartCopy = {
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
};
