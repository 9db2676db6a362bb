import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text.ts';
import { ContentKind } from './content-kind.ts';
import { NewContentReport } from './content-report.ts';

export const reportContent = endpoint({
  method: 'POST',
  path: '/api/voices/:kind/:id/reports',
  summary: 'Tells the salon that a review or a post should not stand there; once counts once',
  auth: 'public',
  bearer: true,
  params: z.strictObject({ kind: ContentKind, id: Identifier }),
  body: NewContentReport,
  status: 204,
  errors: ['INVALID_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
