import { exportContents, exportFormats } from '@haldi/contract/accounting/endpoints';
import type { DayRange } from '@haldi/contract/kit/dates';
import { Download, FileCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '../lib/call.ts';
import { errorText } from '../lib/error-text.ts';
import { ConfirmPasswordDialog } from '../settings/shared/confirm-password-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { accountingCopy } from './copy.ts';
import { type ExportRequest, useAccountingSettings, useExport } from './queries.ts';

const copy = accountingCopy.export;

type FileCardProps = { name: string; text: string; children: ReactNode };

function FileCard({ name, text, children }: FileCardProps) {
  return (
    <Card as="section" aria-label={name} className="flex min-w-0 flex-col justify-between gap-4">
      <div>
        <h3 className="text-xl text-plum-900">{name}</h3>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

type Problem = { text: string; isLoginOld: boolean };

const useExportWithProof = (period: DayRange, hasPassword: boolean) => {
  const [unproven, setUnproven] = useState<ExportRequest>();
  const [busy, setBusy] = useState<ExportRequest>();
  const [problem, setProblem] = useState<Problem>();
  const exportFile = useExport(period);
  const run = async (wanted: ExportRequest, password?: string): Promise<void> => {
    await exportFile(wanted, password);
    setUnproven(undefined);
    toast.success(copy.saved);
  };
  const start = async (wanted: ExportRequest): Promise<void> => {
    setProblem(undefined);
    if (hasPassword) {
      setUnproven(wanted);
      return;
    }
    setBusy(wanted);
    try {
      await run(wanted);
    } catch (error) {
      const isLoginOld = error instanceof CallError && error.reason.code === 'LOG_IN_AGAIN';
      setProblem({ text: errorText(error) ?? copy.failed, isLoginOld });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    ...{ unproven, busy, problem, start },
    prove: async (password: string): Promise<void> => {
      if (unproven) await run(unproven, password);
    },
    cancel: () => setUnproven(undefined),
  };
};

const isSame = (one: ExportRequest | undefined, other: ExportRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type FilesProps = { period: DayRange; hasPassword: boolean };

function Files({ period, hasPassword }: FilesProps) {
  const { search } = useLocation();
  const { unproven, busy, problem, start, prove, cancel } = useExportWithProof(period, hasPassword);
  const button = (wanted: ExportRequest, label: string, name: string) => (
    <Button
      key={label}
      look="secondary"
      busy={isSame(busy, wanted)}
      aria-label={name}
      onClick={() => void start(wanted)}
    >
      <Download aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
  return (
    <div className="space-y-4">
      <p className="text-stone">{copy.intro}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {exportContents.map((content) => {
          const { name, text } = copy.contents[content];
          return (
            <FileCard key={content} {...{ name, text }}>
              {exportFormats.map((format) =>
                button(
                  { content, format },
                  copy.formats[format],
                  copy.as(name, copy.formats[format]),
                ),
              )}
            </FileCard>
          );
        })}
        <FileCard name={copy.tally.name} text={copy.tally.text}>
          {button('tally', copy.tally.button, copy.tally.button)}
          <LinkButton to={`/admin/accounting/tally${search}`} look="quiet">
            <FileCog aria-hidden="true" className="size-5" />
            {copy.tally.ledgers}
          </LinkButton>
        </FileCard>
      </div>
      {problem && (
        <Notice tone="bad">
          <p>{problem.text}</p>
          {problem.isLoginOld && (
            <LinkButton to="/contact/logout" look="secondary" className="mt-3">
              {copy.logInAgain}
            </LinkButton>
          )}
        </Notice>
      )}
      <ConfirmPasswordDialog
        open={unproven !== undefined}
        copy={copy}
        send={prove}
        onClose={cancel}
      />
    </div>
  );
}

export function ExportFiles({ period }: { period: DayRange }) {
  const { data, isError, refetch } = useAccountingSettings();
  if (data) return <Files period={period} hasPassword={data.hasPassword} />;
  return isError ? (
    <LoadFailed title={accountingCopy.failed} onRetry={() => void refetch()} />
  ) : (
    <Loading isQuiet text={accountingCopy.loading} count={2} shape="h-40" />
  );
}
