import { type Complaint, ComplaintChange } from '@haldi/contract/complaints/desk/schema';
import { maxComplaintText } from '@haldi/contract/complaints/schema';
import { useState } from 'react';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { useForm } from '../../lib/use-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeComplaint } from '../queries.ts';
import { complaintsCopy } from './copy.ts';

const copies = { note: complaintsCopy.note, reopen: complaintsCopy.reopening };

type ComplaintTextDialogProps = {
  complaint: Complaint;
  kind: 'note' | 'reopen';
  open: boolean;
  onClose: () => void;
};

/** A note, or why a complaint is opened again. */
export default function ComplaintTextDialog(props: ComplaintTextDialogProps) {
  const { complaint, kind, open, onClose } = props;
  const copy = copies[kind];
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const { mutateAsync } = useChangeComplaint(complaint._id);
  const form = useForm({
    schema: ComplaintChange,
    read: (fields) => {
      const { version } = complaint;
      const change = {
        kind,
        text: String(fields.get('text')),
        ...(kind === 'reopen' && { version }),
      };
      return { ...change, attempt: attemptOf(change) };
    },
    send: async (change) => {
      await mutateAsync(change);
      toast.success(copy.done);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      form={form}
      submit={copy.submit}
    >
      <TextArea
        name="text"
        label={copy.label}
        required
        rows={4}
        maxLength={maxComplaintText}
        error={form.errors.text}
      />
    </FormDialog>
  );
}
