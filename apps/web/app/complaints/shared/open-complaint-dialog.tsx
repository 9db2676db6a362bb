import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import { ComplaintMessage, maxComplaintText } from '@haldi/contract/complaints/schema';
import { useState } from 'react';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { CallError } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { toast } from '../../ui/toast.ts';
import { type ComplaintSubject, useOpenComplaint } from '../queries.ts';
import { complaintDeskCopy, complaintPath } from './desk-copy.ts';

const copy = complaintDeskCopy.dialog;

/** The complaint that is there already. */
const existingComplaint = (error: unknown): string | undefined => {
  const details = error instanceof CallError ? error.reason.details : undefined;
  const { complaint } = (details ?? {}) as { complaint?: unknown };
  return typeof complaint === 'string' ? complaint : undefined;
};

type OpenComplaintDialogProps = {
  about: ComplaintSubject;
  title: string;
  description: string;
  /** The text of the review. */
  text?: string;
  open: boolean;
  onClose: () => void;
  onOpened: (complaint: Complaint) => void;
};

export default function OpenComplaintDialog(props: OpenComplaintDialogProps) {
  const { about, title, description, text = '', open, onClose, onOpened } = props;
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const [existing, setExisting] = useState<string>();
  const { mutateAsync } = useOpenComplaint(about);
  const form = useForm({
    schema: ComplaintMessage,
    read: (fields) => {
      const written = { text: String(fields.get('text')) };
      return { ...written, attempt: attemptOf(written) };
    },
    send: async (message) => {
      const opened = await mutateAsync(message).catch((error: unknown) => {
        setExisting(existingComplaint(error));
        throw error;
      });
      toast.success(copy.done);
      onClose();
      onOpened(opened);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      form={form}
      submit={copy.submit}
      remedy={
        existing && (
          <Link to={complaintPath(existing)} className={textLinkStyle('mt-1 inline-block')}>
            {complaintDeskCopy.see}
          </Link>
        )
      }
    >
      <TextArea
        name="text"
        label={copy.label}
        hint={copy.hint}
        required
        rows={5}
        defaultValue={text}
        maxLength={maxComplaintText}
        error={form.errors.text}
      />
    </FormDialog>
  );
}
