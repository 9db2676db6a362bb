import {
  ObjectionsToHer,
  ResemblingNames,
  type SpokenObjection,
} from '@haldi/contract/orders/desk/candidates';
import type { OrderUpdate } from '@haldi/contract/orders/desk/update';
import { NotBookable } from '@haldi/contract/orders/order-errors';
import { noBeautician } from '@haldi/contract/orders/schema';
import { CallError } from '../../lib/call.ts';
import { deskCopy } from './copy.ts';

/** What every change can say about who comes. */
export type Hands = Pick<OrderUpdate, 'beautician' | 'freelancer' | 'despite'>;

export type Update = Omit<OrderUpdate, 'version' | 'attempt'>;

/** What the server asks before it makes a change, and the change it is about. */
export type Question<Change extends Hands = Update> =
  | { ask: 'objections'; update: Change; name: string; objections: SpokenObjection[] }
  | { ask: 'unclear'; update: Change; names: string[] }
  /** She who is assigned cannot, or the plan has nobody: who shall it be? */
  | { ask: 'whom'; update: Change; why: string };

/** The question that an error is; nothing when it is a plain no. */
export const questionOf = <Change extends Hands>(
  error: unknown,
  update: Change,
): Question<Change> | undefined => {
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

const whyNobody = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { code, message, details } = error.reason;
  if (code === 'BEAUTICIAN_UNAVAILABLE') return message;
  if (code === 'SLOT_FULL') return deskCopy.whom.why.FULL;
  const { data } = NotBookable.safeParse(code === 'SLOT_NOT_BOOKABLE' ? details : undefined);
  const texts: Partial<Record<NotBookable['reason'], string>> = deskCopy.whom.why;
  return data && texts[data.reason];
};

/** Where the time itself changes, it is also a question that nobody can come: somebody else may. */
export const planQuestionOf = <Change extends Hands>(
  error: unknown,
  update: Change,
): Question<Change> | undefined => {
  const why = whyNobody(error);
  return why === undefined ? questionOf(error, update) : { ask: 'whom', update, why };
};

/** The same change in knowledge of all that speaks against it. */
export const despiteAll = <Change extends Hands>({
  update,
  objections,
}: Extract<Question<Change>, { ask: 'objections' }>): Change => {
  const kinds = [...(update.despite ?? []), ...objections.map(({ kind }) => kind)];
  return { ...update, despite: [...new Set(kinds)] };
};

/** The same change with somebody else, about whom nothing has been said yet. */
export const withHer = <Change extends Hands>(update: Change, beautician: string): Change => ({
  ...update,
  beautician,
  despite: undefined,
});

/** The same change, made by whomever the plan finds. */
export const byPlan = <Change extends Hands>(update: Change): Change =>
  withHer(update, noBeautician);

export const isByPlan = ({ beautician }: Hands): boolean => beautician === noBeautician;
