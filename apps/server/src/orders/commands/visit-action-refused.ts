import { maxWrongCodes, type StartCodeRefusal } from '@haldi/contract/orders/work/start-code';
import type { VisitActionRefusal } from '@haldi/contract/orders/work/visit-actions';
import { AppError } from '../../platform/http/app-error.ts';

type Reason = VisitActionRefusal | StartCodeRefusal | 'NO_TIME';

const texts: Record<Reason, string> = {
  CANCELLED: 'This visit was cancelled.',
  CLOSED: 'This visit is closed.',
  OTHER_DAY: 'This visit is on another day.',
  TOO_EARLY: 'It is too early for this visit.',
  ALREADY: 'The visit has come further than this already.',
  NOT_STARTED: 'Start the visit first.',
  CODE_NEEDED: 'Ask the customer for the four digits on her tracking page.',
  WRONG_CODE: 'This is not the code of this visit. Ask for it once more.',
  NO_TIME: 'The plan of your day has no room for this. Please call the salon.',
  ASK_SALON: `The code was wrong ${maxWrongCodes} times. The salon has been told and can start the visit.`,
};

export const visitActionRefused = (reason: Reason): AppError =>
  new AppError('PRESS_REFUSED', texts[reason], { details: { reason } });
