import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { SaveForm, type SaveFormCopy, type SaveFormState } from '../../ui/save-form.tsx';

type LastSaved = { by: string; at: string } | null;

type Copy = SaveFormCopy & {
  lastSaved: (by: string, at: string) => string;
  neverSaved: string;
  changedTitle: (by: string, at: string) => string;
  changedByOther: string;
  changedText: string;
};

export type OthersChanges = { title: string; changes: string[] };

export const describeOthersChanges = (
  copy: Copy,
  lastSaved: LastSaved,
  changes: string[],
): OthersChanges => ({
  title: lastSaved
    ? copy.changedTitle(lastSaved.by, formatNumericDateTime(new Date(lastSaved.at)))
    : copy.changedByOther,
  changes,
});

type NoticesProps = {
  form: { othersChanges: OthersChanges | undefined; problem: string | undefined };
  copy: Pick<Copy, 'changedText'>;
};

export function VersionNotices({ form: { othersChanges, problem }, copy }: NoticesProps) {
  return (
    <>
      {othersChanges && (
        <Notice tone="info">
          <p className="font-semibold">{othersChanges.title}</p>
          {othersChanges.changes.length > 0 && (
            <ul className="mt-1 list-disc pl-5 wrap-anywhere">
              {othersChanges.changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className="mt-1">{copy.changedText}</p>
        </Notice>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}

type VersionedFormProps = {
  form: SaveFormState & NoticesProps['form'] & { saved: { lastSaved: LastSaved } };
  copy: Copy;
  children: ReactNode;
};

export function VersionedForm({ form, copy, children }: VersionedFormProps) {
  const { lastSaved } = form.saved;
  return (
    <SaveForm form={form} copy={copy}>
      <p className="text-sm text-stone">
        {lastSaved
          ? copy.lastSaved(lastSaved.by, formatNumericDateTime(new Date(lastSaved.at)))
          : copy.neverSaved}
      </p>
      {children}
      <VersionNotices form={form} copy={copy} />
    </SaveForm>
  );
}
