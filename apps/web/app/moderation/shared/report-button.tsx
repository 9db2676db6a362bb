import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { type ReactNode, useState } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { reportCopy as copy } from './report-button-copy.ts';

const ReportDialog = lazyWithPreload(() => import('../report-dialog.tsx'));
const InlineReportForm = lazyWithPreload(() => import('../inline-report-form.tsx'));

type ReportButtonProps = {
  kind: ContentKind;
  id: string;
  /** The author; makes the accessible name unique. */
  author: string;
  /** Opens a form in place instead of a dialog. */
  inPlace?: boolean;
};

export function ReportButton({ kind, id, author, inPlace = false }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const preload = inPlace ? InlineReportForm.preload : ReportDialog.preload;
  const formProps = { kind, id, onSent: () => setIsSent(true), onClose: () => setIsOpen(false) };
  const button: ReactNode = (
    <button
      type="button"
      aria-label={copy.reportOf(author)}
      aria-expanded={inPlace ? isOpen : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsOpen(true)}
      className="-ml-2 inline-flex min-h-11 items-center rounded-field px-2 text-sm text-stone underline-offset-4 hover:text-plum-700 hover:underline"
    >
      {copy.report}
    </button>
  );
  if (!inPlace) {
    return (
      <>
        {button}
        <MountOnFirstOpen open={isOpen}>
          <ReportDialog open={isOpen} {...formProps} />
        </MountOnFirstOpen>
      </>
    );
  }
  return (
    <>
      <p role="status" className="text-leaf-700">
        {isSent && copy.thanks}
      </p>
      {!isSent && !isOpen && button}
      {!isSent && (
        <MountOnFirstOpen open={isOpen}>
          {isOpen && <InlineReportForm {...formProps} />}
        </MountOnFirstOpen>
      )}
    </>
  );
}
