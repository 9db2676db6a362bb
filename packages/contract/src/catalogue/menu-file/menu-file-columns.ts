/** Headers must not change, because owners keep their files. */
export const menuColumns = [
  { key: 'id', header: 'Id', width: 26 },
  { key: 'page', header: 'Page', width: 20 },
  { key: 'section', header: 'Section', width: 20 },
  { key: 'name', header: 'Name', width: 30 },
  { key: 'description', header: 'Description', width: 60 },
  { key: 'price', header: 'Price', width: 9 },
  { key: 'offerprice', header: 'Struck-through price', width: 20 },
  { key: 'duration', header: 'Minutes', width: 9 },
  { key: 'skill', header: 'Skill', width: 20 },
  { key: 'shown', header: 'On the menu', width: 13 },
  { key: 'order', header: 'Order within the section', width: 24 },
  { key: 'picture', header: 'Picture', width: 34 },
] as const;
export type MenuColumn = (typeof menuColumns)[number]['key'];

export const headerOfColumn = (column: MenuColumn): string =>
  menuColumns.find(({ key }) => key === column)?.header ?? column;

const normalizeHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}_]/gu, '');

const columnByHeader = new Map<string, MenuColumn>(
  menuColumns.map(({ key, header }) => [normalizeHeader(header), key]),
);

export const columnForHeader = (header: string): MenuColumn | undefined =>
  columnByHeader.get(normalizeHeader(header));

export const menuFileLimits = {
  bytes: 2 * 1_024 * 1_024,
  rows: 2_000,
  columns: 40,
  cell: 2_000,
} as const;

export const pictureZipLimits = { bytes: 20 * 1_024 * 1_024, pictures: 200 } as const;
