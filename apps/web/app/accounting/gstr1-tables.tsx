import type { Gstr1 } from '@haldi/contract/accounting/gstr1/gstr1-tables';
import { Copy } from 'lucide-react';
import { copyTextToClipboard } from '../lib/copy-to-clipboard.ts';
import { Button } from '../ui/button.tsx';
import { Table } from '../ui/table.tsx';
import { toast } from '../ui/toast.ts';
import { accountingCopy } from './copy.ts';
import { type Gstr1Sheet, gstr1Sheets, sheetAsText, shownCell } from './gstr1-sheets.ts';

const copy = accountingCopy.gstr1;

function CopyButton({ sheet }: { sheet: Gstr1Sheet }) {
  const run = async (): Promise<void> => {
    if (await copyTextToClipboard(sheetAsText(sheet))) toast.success(copy.copied(sheet.number));
    else toast.error(copy.copyFailed);
  };
  return (
    <Button
      look="quiet"
      size="small"
      className="px-3 max-sm:-ml-3"
      aria-label={copy.copyOf(sheet.number)}
      onClick={() => void run()}
    >
      <Copy aria-hidden="true" className="size-4" />
      {copy.copy}
    </Button>
  );
}

function Sheet({ sheet }: { sheet: Gstr1Sheet }) {
  const title = copy.table(sheet.number, sheet.title);
  return (
    <div className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-xl text-plum-900">{title}</h3>
        <CopyButton sheet={sheet} />
      </div>
      <Table
        isCompact
        caption={title}
        columns={sheet.columns.map(({ header, numeric }, place) => ({
          ...{ header, numeric },
          cell: ({ cells }: { cells: Gstr1Sheet['rows'][number] }) => (
            <span className="whitespace-nowrap">{shownCell(cells[place] ?? '')}</span>
          ),
        }))}
        rows={sheet.rows.map((cells) => ({ cells }))}
        rowKey={({ cells }) => JSON.stringify(cells)}
      />
    </div>
  );
}

export function Gstr1Tables({ tables }: { tables: Gstr1 }) {
  const sheets = gstr1Sheets(tables);
  const empty = sheets.filter(({ rows }) => rows.length === 0);
  return (
    <div className="space-y-6">
      <p className="max-w-160 text-stone">{copy.intro}</p>
      {sheets
        .filter(({ rows }) => rows.length > 0)
        .map((sheet) => (
          <Sheet key={sheet.number} sheet={sheet} />
        ))}
      {empty.length > 0 && (
        <p className="text-stone">{copy.nothing(empty.map(({ number }) => number).join(', '))}</p>
      )}
    </div>
  );
}
