import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { reportFormCopy as copy } from './copy.ts';
import { ReportFields } from './report-fields.tsx';
import { useReportForm } from './use-report-form.ts';

type ReportFormProps = { kind: ContentKind; id: string; onSent: () => void; onClose: () => void };

/** A native dialog covers everything else, so the form opens inside it. */
export default function InlineReportForm({ kind, id, onSent, onClose }: ReportFormProps) {
  const form = useReportForm(kind, id, onSent);
  const { ref } = form.props;
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
    ref.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <form
      {...form.props}
      aria-label={copy.title}
      className="space-y-5 rounded-card border border-sand bg-white p-5"
    >
      <p className="text-stone">{copy.text}</p>
      <ReportFields errors={form.errors} />
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {copy.send}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
