import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { NewContentReport } from '@haldi/contract/moderation/content-report';
import { useForm } from '../lib/use-form.ts';
import { sendContentReport } from './queries.ts';

export const useReportForm = (kind: ContentKind, id: string, onSent: () => void) =>
  useForm({
    schema: NewContentReport,
    send: async (report) => {
      await sendContentReport(kind, id, report);
      onSent();
    },
  });
