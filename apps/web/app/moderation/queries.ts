import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { NewContentReport } from '@haldi/contract/moderation/content-report';
import { reportContent } from '@haldi/contract/moderation/endpoints';
import { callEndpoint } from '../lib/call.ts';

export const sendContentReport = (
  kind: ContentKind,
  id: string,
  body: NewContentReport,
): Promise<undefined> => callEndpoint(reportContent, { params: { kind, id }, body });
