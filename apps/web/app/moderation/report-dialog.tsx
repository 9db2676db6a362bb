import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { reportFormCopy as copy } from './copy.ts';
import { ReportFields } from './report-fields.tsx';
import { reportCopy } from './shared/report-button-copy.ts';
import { useReportForm } from './use-report-form.ts';

type ReportDialogProps = {
  open: boolean;
  kind: ContentKind;
  id: string;
  onSent: () => void;
  onClose: () => void;
};

export default function ReportDialog({ open, kind, id, onSent, onClose }: ReportDialogProps) {
  const form = useReportForm(kind, id, () => {
    toast.success(reportCopy.thanks);
    onSent();
    onClose();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      size="small"
      form={form}
      submit={copy.send}
    >
      <ReportFields errors={form.errors} />
    </FormDialog>
  );
}
