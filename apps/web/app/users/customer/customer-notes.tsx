import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { type CustomerNote, CustomerNoteText } from '@haldi/contract/users/customer/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning.ts';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { customerCopy } from './copy.ts';
import { useAddNote, useDeleteNote } from './queries.ts';

const copy = customerCopy.notes;

function NewNote({ userId }: { userId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddNote(userId);
  useUnsavedWarning(text.trim() !== '');
  const add = (): void => {
    const parsed = CustomerNoteText.safeParse(text);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    mutate(parsed.data, {
      onSuccess: () => {
        setText('');
        toast.success(copy.added);
      },
      onError: (reason) => setError(errorText(reason) ?? copy.failed),
    });
  };
  return (
    <div className="space-y-3">
      <TextArea
        label={copy.label}
        hideLabel
        placeholder={copy.placeholder}
        rows={2}
        maxLength={textLimits.reviewComment}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="secondary" size="small" busy={isPending} onClick={add}>
        {copy.add}
      </Button>
    </div>
  );
}

type NotesProps = { userId: string; notes: readonly CustomerNote[] };

export function CustomerNotes({ userId, notes }: NotesProps) {
  const [noteToDelete, setNoteToDelete] = useState<CustomerNote>();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useDeleteNote(userId);
  const remove = (): void => {
    if (!noteToDelete) return;
    mutate(noteToDelete._id, {
      onSuccess: () => toast.success(copy.deleted),
      onError: (reason) => toast.error(errorText(reason) ?? copy.deleteFailed),
      onSettled: () => setIsConfirming(false),
    });
  };
  return (
    <div className="space-y-4">
      {notes.length === 0 ? (
        <p className="text-stone">{copy.none}</p>
      ) : (
        <ul aria-label={copy.title} className="space-y-2">
          {notes.map((note) => (
            <li
              key={note._id}
              className="flex items-start gap-2 rounded-field border border-haldi-200 bg-haldi-50 py-2 pr-1 pl-4"
            >
              <div className="min-w-0 grow py-1">
                <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
                <p className="mt-1 text-sm text-stone">
                  {copy.byAt(note.by, formatNumericDateTime(new Date(note.createdAt)))}
                </p>
              </div>
              <IconButton
                label={copy.deleteOf(note.text)}
                onClick={() => {
                  setNoteToDelete(note);
                  setIsConfirming(true);
                }}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <NewNote userId={userId} />
      <ConfirmDialog
        open={isConfirming}
        title={copy.deleteTitle}
        text={noteToDelete?.text ?? ''}
        confirm={copy.delete}
        busy={isPending}
        onConfirm={remove}
        onClose={() => setIsConfirming(false)}
      />
    </div>
  );
}
