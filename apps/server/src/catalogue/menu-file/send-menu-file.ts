import { xlsxType } from '@haldi/contract/catalogue/menu-file/endpoints';
import type { FastifyReply } from 'fastify';
import { recordExport } from '../../audit/service.ts';
import { writeXlsx } from '../../platform/files/write-xlsx.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type CsvRow, sendCsv } from '../../platform/http/send-csv.ts';
import { readCurrentMenu } from './current-menu.ts';
import {
  escapeTextCells,
  menuFileColumnWidths,
  menuFileHeader,
  menuTemplateExampleRow,
  toMenuFileRows,
} from './menu-file-rows.ts';
import type { MenuFileContext } from './service.ts';

async function* toSinglePage(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[]> {
  yield rows.map(escapeTextCells);
}

export const sendMenuFile = async (
  context: Pick<MenuFileContext, 'db' | 'clock'>,
  by: Identity,
  reply: FastifyReply,
  { format, template }: { format: 'csv' | 'xlsx'; template?: 'yes' | undefined },
): Promise<FastifyReply> => {
  const name = template ? `menu-template.${format}` : `menu.${format}`;
  const rows = template
    ? [menuTemplateExampleRow]
    : toMenuFileRows((await readCurrentMenu(context.db)).state);
  if (!template) await recordExport(context, by, name);
  if (format === 'csv')
    return sendCsv(reply, { name, header: menuFileHeader, pages: toSinglePage(rows) });
  const bytes = writeXlsx({
    name: 'Menu',
    header: menuFileHeader,
    widths: menuFileColumnWidths,
    rows,
  });
  return reply
    .headers({ 'content-type': xlsxType, 'content-disposition': `attachment; filename="${name}"` })
    .send(bytes);
};
