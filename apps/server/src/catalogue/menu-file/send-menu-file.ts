import type { MenuBeforeImport } from '@haldi/contract/catalogue/menu-file/menu-before-import';
import { menuColumns } from '@haldi/contract/catalogue/menu-file/menu-file-columns';
import { preserveFormulaEscape, xlsxType } from '@haldi/contract/kit/spreadsheet';
import type { FastifyReply } from 'fastify';
import { recordExport } from '../../audit/service.ts';
import { writeXlsx } from '../../platform/files/write-xlsx.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type CsvRow, sendCsv } from '../../platform/http/send-csv.ts';
import { readCurrentMenu } from './current-menu.ts';
import type { MenuFileContext } from './service.ts';

const menuFileHeader = menuColumns.map(({ header }) => header);
const menuFileColumnWidths = menuColumns.map(({ width }) => width);

const menuTemplateExampleRow: CsvRow = [
  '',
  'Waxing',
  'Rica Waxing',
  'Full Arms Wax (example, please replace)',
  'Both arms from wrist to shoulder, with Rica wax.',
  450,
  600,
  30,
  'Rica Waxing',
  'yes',
  1,
  'full-arms.jpg',
];

const toMenuFileRows = ({ services, pages }: MenuBeforeImport): CsvRow[] => {
  const sectionNames = new Map(
    pages.flatMap((page) =>
      page.sections.map(({ key, name }) => [key, { page: page.name, section: name }] as const),
    ),
  );
  return services.map((service) => {
    const names = sectionNames.get(service.section);
    return [
      service.id,
      names?.page ?? '',
      names?.section ?? '',
      service.name,
      service.description,
      service.price,
      service.offerprice > service.price ? service.offerprice : '',
      service.duration,
      service.skill,
      service.hidden ? 'no' : 'yes',
      service.order,
      service.picture,
    ];
  });
};

/** A leading apostrophe in a text is kept when the file is imported again. */
const escapeTextCells = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? preserveFormulaEscape(cell) : cell));

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
  const bytes = await writeXlsx({
    name: 'Menu',
    header: menuFileHeader,
    widths: menuFileColumnWidths,
    pages: [rows],
  });
  return reply
    .headers({ 'content-type': xlsxType, 'content-disposition': `attachment; filename="${name}"` })
    .send(bytes);
};
