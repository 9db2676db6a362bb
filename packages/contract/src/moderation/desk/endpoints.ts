import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { HidingReason } from '../../kit/hidden-content.ts';
import { Count } from '../../kit/integer.ts';
import { listParameters } from '../../kit/list.ts';
import { Identifier, singleLine, textLimits } from '../../kit/text.ts';
import { ContentKind } from '../content-kind.ts';
import { AnswerText, ModerationItem, ModerationList, ModerationView } from './schema.ts';

export const moderationPageSize = 20;

const oneVoice = z.strictObject({ kind: ContentKind, id: Identifier });

/** The words that were read when it was decided: its author may change them at any moment. */
const asRead = { changedAt: z.iso.datetime() };

const decided = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

export const listModerationItems = endpoint({
  method: 'GET',
  path: '/api/admin/voices',
  summary: 'Reviews and posts, newest first, with what was reported and decided about them',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    view: z.optional(ModerationView),
    /** Part of the words or of the author's name. */
    search: z.optional(singleLine({ min: 0, max: textLimits.name })),
    cursor: listParameters.cursor,
    limit: listParameters.limit,
  }),
  answer: ModerationList,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

export const hideContent = endpoint({
  method: 'PUT',
  path: '/api/admin/voices/:kind/:id/hidden',
  summary: 'Takes a review or a post from every page; its author still sees it, with the reason',
  auth: 'desk',
  bearer: true,
  params: oneVoice,
  body: z.strictObject({ reason: HidingReason }),
  answer: ModerationItem,
  errors: decided,
});

export const restoreContent = endpoint({
  method: 'PUT',
  path: '/api/admin/voices/:kind/:id/shown',
  summary: 'Shows what was hidden again, if its words are still those that were read',
  auth: 'desk',
  bearer: true,
  params: oneVoice,
  body: z.strictObject(asRead),
  answer: ModerationItem,
  errors: [...decided, 'CONFLICT'],
});

export const approveContent = endpoint({
  method: 'PUT',
  path: '/api/admin/voices/:kind/:id/kept',
  summary: 'Settles what was reported up to one report and marks the words as read',
  auth: 'desk',
  bearer: true,
  params: oneVoice,
  body: z.strictObject({
    ...asRead,
    /** The newest report that was read; 0: there was none. */
    lastReport: Count,
  }),
  answer: ModerationItem,
  errors: [...decided, 'CONFLICT'],
});

const oneReview = z.strictObject({ id: Identifier });

export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  summary: 'Sets what the salon says to a review, for everybody to read',
  auth: 'desk',
  bearer: true,
  params: oneReview,
  body: z.strictObject({ answer: AnswerText }),
  answer: ModerationItem,
  errors: decided,
});

export const deleteReviewAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/reviews/:id/answer',
  summary: 'Takes the answer to a review away',
  auth: 'desk',
  bearer: true,
  params: oneReview,
  answer: ModerationItem,
  errors: decided,
});
