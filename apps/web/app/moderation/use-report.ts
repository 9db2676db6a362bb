import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { NewContentReport } from '@haldi/contract/moderation/content-report';
import { useForm } from '../lib/use-form.ts';
import { sendReport } from './queries.ts';

export const useReport = (kind: ContentKind, id: string, onSent: () => void) =>
  useForm({
    schema: NewContentReport,
    send: async (report) => {
      await sendReport(kind, id, report);
      onSent();
    },
  });
