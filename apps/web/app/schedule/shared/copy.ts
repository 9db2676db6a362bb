export const visitsCopy = {
  visit: (day: string, slot: string) => `${day}, ${slot}`,
  order: (orderId: number) => `Order #${orderId}`,
  more: (count: number) => (count === 1 ? 'and 1 more visit' : `and ${count} more visits`),
  back: 'Not now',
  list: 'Booked visits',
  unassigned: 'Unassigned',
};
