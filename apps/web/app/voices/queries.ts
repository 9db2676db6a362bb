import { reportVoice } from '@haldi/contract/voices/endpoints';
import type { VoiceKind } from '@haldi/contract/voices/kind';
import type { NewReport } from '@haldi/contract/voices/report';
import { call } from '../lib/call.ts';

export const sendReport = (kind: VoiceKind, id: string, body: NewReport): Promise<undefined> =>
  call(reportVoice, { params: { kind, id }, body });
