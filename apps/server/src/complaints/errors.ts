import { maxComplaintPictures } from '@haldi/contract/complaints/schema';
import { AppError } from '../platform/http/app-error.ts';

export const notFoundError = (): AppError => new AppError('NOT_FOUND', 'Complaint not found.');
export const orderNotFoundError = (): AppError => new AppError('NOT_FOUND', 'Order not found.');

const notAllowedMessages = {
  none: 'There is no complaint about this order yet.',
  open: 'This complaint is already open.',
  closed: 'This complaint is closed. Reopen it first.',
};

export const notAllowedError = (state: keyof typeof notAllowedMessages): AppError =>
  new AppError('NOT_CHANGEABLE', notAllowedMessages[state]);

export const tooEarlyError = (): AppError =>
  new AppError(
    'NOT_CHANGEABLE',
    'You can report a problem once the visit has started. Before that, call or message us.',
  );

export const alreadyOpenedError = (complaint: string): AppError =>
  new AppError('CONFLICT', 'There is already a complaint about this order.', {
    details: { complaint },
  });

export const changedError = (): AppError =>
  new AppError(
    'COMPLAINT_CHANGED',
    'This complaint has changed since you opened it. Check what is new and try again.',
  );

export const otherAttemptError = (): AppError =>
  new AppError('CONFLICT', 'This was already sent with other content. Reload the page.');

export const tooManyPicturesError = (): AppError =>
  new AppError('CONFLICT', `A complaint can have at most ${maxComplaintPictures} pictures.`);

export const tooManyMessagesError = (): AppError =>
  new AppError('CONFLICT', 'You have sent many messages already. Please call or message us.');

export const pictureRequiredError = (): AppError => {
  const reason = 'Choose a picture.';
  return new AppError('INVALID_INPUT', reason, { fields: { image: reason } });
};

export const noSuchHandlerError = (): AppError => {
  const reason = 'This person no longer works at the desk. Choose someone else.';
  return new AppError('INVALID_INPUT', reason, { fields: { handler: reason } });
};

export const notABadReviewError = (): AppError =>
  new AppError(
    'NOT_CHANGEABLE',
    'Only a review with one or two stars by a visited customer can become a complaint.',
  );
