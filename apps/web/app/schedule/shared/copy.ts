import type { ConflictKind } from '@haldi/contract/schedule/plan/conflicts';

export const visitsCopy = {
  visit: (day: string, slot: string) => `${day}, ${slot}`,
  order: (orderId: number) => `Order #${orderId}`,
  more: (count: number) => (count === 1 ? 'and 1 more visit' : `and ${count} more visits`),
  back: 'Not now',
  list: 'Booked visits',
  unassigned: 'Unassigned',
  visitForName: (name: string) => `for ${name}`,
  visitFor: (name: string, phone: string) => `For ${name}, ${phone}`,
  askedFor: (name: string) => `Asked for ${name}`,
  design: (name: string) => `Mehndi design: ${name}`,
  note: (note: string) => `Note: ${note}`,
  planned: (name: string) => `Planned: ${name}`,
  accepted: {
    BUSY: 'Overlaps',
    CLOSED: 'On a closed day',
    NOT_SERVED: 'Outside the areas served',
    EXCLUDED: 'Kept apart',
    CANNOT_GO: 'She said that she cannot go',
    REQUESTED_OTHER: 'Not whom she asked for',
    OFF: 'On her day off',
    HOURS: 'Outside her hours',
    SKILL: 'Lacks the skill',
    AREA: 'Outside her area',
    TRAVEL: 'Tight on the way',
  } satisfies Record<ConflictKind, string>,
};
