import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text.ts';
import { VoiceKind } from './kind.ts';
import { NewReport } from './report.ts';

export const reportVoice = endpoint({
  method: 'POST',
  path: '/api/voices/:kind/:id/reports',
  summary: 'Tells the salon that a review or a post should not stand there; once counts once',
  auth: 'public',
  bearer: true,
  params: z.strictObject({ kind: VoiceKind, id: Identifier }),
  body: NewReport,
  status: 204,
  errors: ['INVALID_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
