import { formatIndiaTime } from '@haldi/contract/kit/dates';
import { maxWrongStartCodes, type StartCodeRefusal } from '@haldi/contract/orders/work/start-code';
import type {
  VisitActionRefusal,
  VisitActionRefusedDetails,
} from '@haldi/contract/orders/work/visit-actions';
import { AppError } from '../../platform/http/app-error.ts';

type Reason = VisitActionRefusal | StartCodeRefusal | 'NO_TIME';

const texts: Record<Reason, string> = {
  CANCELLED: 'This visit was cancelled.',
  CLOSED: 'This visit is already closed.',
  OTHER_DAY: 'This visit is on another day.',
  TOO_EARLY: 'It is too early for this visit.',
  ALREADY: 'This visit is already past this step.',
  NOT_STARTED: 'Start the visit first.',
  CODE_NEEDED: 'Ask the customer for the four-digit start code on their tracking page.',
  WRONG_CODE: 'This start code is wrong. Ask the customer for it again.',
  NO_TIME: 'This does not fit into your day. Please call the salon.',
  ASK_SALON: `The start code was wrong ${maxWrongStartCodes} times. The salon has been notified and can start the visit.`,
};

export const visitActionRefusedError = (reason: Reason): AppError =>
  new AppError('PRESS_REFUSED', texts[reason], {
    details: { reason } satisfies VisitActionRefusedDetails,
  });

/** The same action was recorded before, for example on the beautician's second phone. */
export const alreadyRecordedError = (reason: Reason, recordedAt: string): AppError =>
  new AppError('PRESS_REFUSED', `Already recorded at ${formatIndiaTime(new Date(recordedAt))}.`, {
    details: { reason, recordedAt } satisfies VisitActionRefusedDetails,
  });
