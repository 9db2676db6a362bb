import { HidingReason } from '@haldi/contract/kit/hidden-content';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../lib/use-form.ts';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { moderationCopy } from './copy.ts';
import { useHideContent } from './queries.ts';

const copy = moderationCopy.hideDialog;
const schema = z.strictObject({ reason: HidingReason });

export type ModerationDialogProps = {
  open: boolean;
  item: ModerationItem;
  onClose: () => void;
  onDecided: () => void;
  focusAfter: () => HTMLElement | null;
};

export function HideContentDialog({
  open,
  item,
  onClose,
  onDecided,
  focusAfter,
}: ModerationDialogProps) {
  const [reason, setReason] = useState('');
  const hide = useHideContent(item);
  const form = useForm({
    schema,
    send: async (body) => {
      await hide.mutateAsync(body.reason);
      toast.success(moderationCopy.done.hidden);
      onDecided();
      close();
    },
  });
  const close = (): void => {
    onClose();
    setReason('');
    form.clear();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      focusAfter={focusAfter}
      title={copy.title(item.kind, item.author.name)}
      description={copy.text}
      size="small"
      form={form}
      submit={copy.confirm}
    >
      <TextField
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        autoComplete="off"
        required
        maxLength={textLimits.about}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={form.errors.reason}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{copy.commonReasonsLabel}</legend>
        {copy.commonReasons.map((commonReason) => (
          <Chip
            key={commonReason}
            chosen={commonReason === reason}
            className="text-sm"
            onClick={() => {
              setReason(commonReason);
              form.clear();
            }}
          >
            {commonReason}
          </Chip>
        ))}
      </fieldset>
    </FormDialog>
  );
}
