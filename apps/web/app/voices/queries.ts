import { reportContent } from '@haldi/contract/voices/endpoints';
import type { ContentKind } from '@haldi/contract/voices/kind';
import type { NewContentReport } from '@haldi/contract/voices/report';
import { call } from '../lib/call.ts';

export const sendReport = (kind: ContentKind, id: string, body: NewContentReport): Promise<undefined> =>
  call(reportContent, { params: { kind, id }, body });
