import { noBeautician, type Order } from './schema.ts';

type AssignedOrder = Pick<Order, 'askedFor' | 'beautician'>;

/** Undefined: the requested beautician comes, or none is assigned yet. */
export const otherBeauticianComesText = ({
  askedFor,
  beautician,
}: AssignedOrder): string | undefined =>
  askedFor === null || beautician === noBeautician || beautician === askedFor
    ? undefined
    : `${askedFor} is not available. ${beautician} will come instead.`;
