import type { MenuBeforeImport } from '@haldi/contract/catalogue/menu-file/menu-before-import';
import { menuColumns } from '@haldi/contract/catalogue/menu-file/menu-file-columns';
import { preserveFormulaEscape } from '@haldi/contract/kit/spreadsheet';
import type { CsvRow } from '../../platform/http/send-csv.ts';

export const menuFileHeader = menuColumns.map(({ header }) => header);
export const menuFileColumnWidths = menuColumns.map(({ width }) => width);

export const menuTemplateExampleRow: CsvRow = [
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

export const toMenuFileRows = ({ services, pages }: MenuBeforeImport): CsvRow[] => {
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
export const escapeTextCells = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? preserveFormulaEscape(cell) : cell));
