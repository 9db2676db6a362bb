import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { ContentKind } from './content-kind.ts';
import { NewContentReport } from './content-report.ts';

export const reportContent = endpoint({
  method: 'POST',
  path: '/api/content/:kind/:id/reports',
  summary: 'Reports a review or a post to the salon; repeated reports count once',
  auth: 'public',
  bearer: true,
  params: z.strictObject({ kind: ContentKind, id: Identifier }),
  body: NewContentReport,
  errors: ['NOT_FOUND'],
});
