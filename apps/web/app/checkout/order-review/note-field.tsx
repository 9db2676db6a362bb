import { textLimits } from '@haldi/contract/kit/text-schemas';
import { TextArea } from '../../ui/field.tsx';
import { orderReviewCopy } from './copy.ts';

/** From this length on the remaining characters are shown. */
const countedFrom = textLimits.note - 60;

type NoteFieldProps = { note: string; onChange: (note: string) => void };

export function NoteField({ note, onChange }: NoteFieldProps) {
  const isLong = note.length >= countedFrom;
  return (
    <TextArea
      name="note"
      label={orderReviewCopy.note}
      placeholder={orderReviewCopy.notePlaceholder}
      rows={2}
      maxLength={textLimits.note}
      value={note}
      onChange={({ target }) => onChange(target.value)}
      {...(isLong && { hint: orderReviewCopy.noteLeft(textLimits.note - note.length) })}
    />
  );
}
