import {
  ObjectionsToHer,
  ResemblingNames,
  type SpokenObjection,
} from '@haldi/contract/orders/desk/candidates';
import type { OrderUpdate } from '@haldi/contract/orders/desk/update';
import { CallError } from '../../lib/call.ts';

export type Update = Omit<OrderUpdate, 'version'>;

/** What the server asks before it makes an update, and the update it is about. */
export type Question =
  | { ask: 'objections'; update: Update; name: string; objections: SpokenObjection[] }
  | { ask: 'unclear'; update: Update; names: string[] };

/** The question that an error is; nothing when it is a plain no. */
export const questionOf = (error: unknown, update: Update): Question | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { code, details } = error.reason;
  if (code === 'BEAUTICIAN_OBJECTIONS') {
    const { data } = ObjectionsToHer.safeParse(details);
    return data && { ask: 'objections', update, ...data };
  }
  if (code === 'BEAUTICIAN_UNCLEAR') {
    const { data } = ResemblingNames.safeParse(details);
    return data && { ask: 'unclear', update, ...data };
  }
  return undefined;
};

/** The same update in knowledge of all that speaks against it. */
export const despiteAll = ({ update, objections }: Extract<Question, { ask: 'objections' }>) => {
  const kinds = [...(update.despite ?? []), ...objections.map(({ kind }) => kind)];
  return { ...update, despite: [...new Set(kinds)] };
};
