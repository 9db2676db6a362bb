import type { ConflictKind } from '@haldi/contract/schedule/plan/conflicts';

export const visitsCopy = {
  visit: (day: string, slot: string) => `${day}, ${slot}`,
  order: (orderId: number) => `Order #${orderId}`,
  more: (count: number) => (count === 1 ? 'and 1 more visit' : `and ${count} more visits`),
  back: 'Cancel',
  list: 'Booked visits',
  unassigned: 'Unassigned',
  visitForName: (name: string) => `for ${name}`,
  visitFor: (name: string, phone: string) => `For ${name}, ${phone}`,
  askedFor: (name: string) => `Requested: ${name}`,
  design: (name: string) => `Mehndi design: ${name}`,
  note: (note: string) => `Note: ${note}`,
  planned: (name: string) => `Planned: ${name}`,
  accepted: {
    BUSY: 'Overlaps another visit',
    CLOSED: 'On a closed day',
    NOT_SERVED: 'Outside the service area',
    EXCLUDED: 'Should not be assigned to this customer',
    CANNOT_GO: 'Beautician cannot go',
    REQUESTED_OTHER: 'Not the requested beautician',
    OFF: 'On a day off',
    HOURS: 'Outside working hours',
    SKILL: 'Missing skill',
    AREA: 'Outside the beautician’s areas',
    TRAVEL: 'Not enough travel time',
  } satisfies Record<ConflictKind, string>,
};
