import { noBeautician, type Order } from './schema.ts';

type Asked = Pick<Order, 'askedFor' | 'beautician'>;

/** What a customer reads who asked for somebody and gets somebody else; nothing: all is as she asked. */
export const substitutionText = ({ askedFor, beautician }: Asked): string | undefined =>
  askedFor === null || beautician === noBeautician || beautician === askedFor
    ? undefined
    : `${askedFor} is not available. ${beautician} will come instead.`;
