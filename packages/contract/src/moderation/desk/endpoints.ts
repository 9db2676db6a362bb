import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { HidingReason } from '../../kit/hidden-content.ts';
import { Count } from '../../kit/integer-schemas.ts';
import { listParameters } from '../../kit/list-parameters.ts';
import { Identifier, singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { ContentKind } from '../content-kind.ts';
import { ModerationItem, ModerationList, ModerationView, ReviewAnswerText } from './schema.ts';

export const moderationPageSize = 20;

const contentParams = z.strictObject({ kind: ContentKind, id: Identifier });

/** The version that staff read; the author may have changed it since. */
const readVersion = { changedAt: z.iso.datetime() };

export const listModerationItems = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  summary: 'Lists reviews and posts, newest first, with their reports and moderation status',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    view: z.optional(ModerationView),
    search: z.optional(singleLineText({ min: 0, max: textLimits.name })),
    cursor: listParameters.cursor,
    limit: listParameters.limit,
  }),
  answer: ModerationList,
});

export const hideContent = endpoint({
  method: 'PUT',
  path: '/api/admin/moderation/:kind/:id/hidden',
  summary: 'Hides a review or a post from the public; its author still sees it, with the reason',
  auth: 'desk',
  bearer: true,
  params: contentParams,
  body: z.strictObject({ reason: HidingReason }),
  answer: ModerationItem,
  errors: ['NOT_FOUND'],
});

export const restoreContent = endpoint({
  method: 'PUT',
  path: '/api/admin/moderation/:kind/:id/shown',
  summary: 'Shows hidden content again, unless its author has changed it since it was read',
  auth: 'desk',
  bearer: true,
  params: contentParams,
  body: z.strictObject(readVersion),
  answer: ModerationItem,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const approveContent = endpoint({
  method: 'PUT',
  path: '/api/admin/moderation/:kind/:id/approved',
  summary: 'Dismisses reports up to the given one and marks the content as seen',
  auth: 'desk',
  bearer: true,
  params: contentParams,
  body: z.strictObject({
    ...readVersion,
    /** The newest report that was read; 0: none. */
    lastReport: Count,
  }),
  answer: ModerationItem,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const reviewParams = z.strictObject({ id: Identifier });

export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  summary: 'Sets the salon’s public reply to a review',
  auth: 'desk',
  bearer: true,
  params: reviewParams,
  body: z.strictObject({ answer: ReviewAnswerText }),
  answer: ModerationItem,
  errors: ['NOT_FOUND'],
});

export const deleteReviewAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/reviews/:id/answer',
  summary: 'Deletes the salon’s reply to a review',
  auth: 'desk',
  bearer: true,
  params: reviewParams,
  answer: ModerationItem,
  errors: ['NOT_FOUND'],
});
