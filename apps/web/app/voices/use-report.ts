import type { VoiceKind } from '@haldi/contract/voices/kind';
import { NewReport } from '@haldi/contract/voices/report';
import { useForm } from '../lib/use-form.ts';
import { sendReport } from './queries.ts';

/** What is typed stays until the salon has it. */
export const useReport = (kind: VoiceKind, id: string, onSent: () => void) =>
  useForm({
    schema: NewReport,
    send: async (report) => {
      await sendReport(kind, id, report);
      onSent();
    },
  });
