import type { PayoutStatement } from '@haldi/contract/payouts/schema';
import { Printer } from 'lucide-react';
import { DownloadButton } from '../ui/download-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { payoutsCopy } from './copy.ts';
import { downloadStatement } from './queries.ts';

const copy = payoutsCopy.statement;

export function PrintStatement() {
  return (
    <IconButton label={copy.print} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
    </IconButton>
  );
}

export function ExportStatement({ statement }: { statement: PayoutStatement }) {
  return (
    <DownloadButton
      label={copy.export}
      save={() => downloadStatement(statement)}
      saved={copy.exported}
      failed={copy.exportFailed}
    />
  );
}
