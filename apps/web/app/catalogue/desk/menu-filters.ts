import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import type { MenuSection as Section } from '@haldi/contract/catalogue/menu-schema';

export const visibilityFilters = ['all', 'shown', 'hidden'] as const;
export type Visibility = (typeof visibilityFilters)[number];

export type MenuFilters = { search: string; dataSet: string; visibility: Visibility };

export const noFilters: MenuFilters = { search: '', dataSet: 'all', visibility: 'all' };

export const readMenuFilters = (
  address: URLSearchParams,
  sections: readonly Section[],
): MenuFilters => ({
  search: address.get('search') ?? '',
  dataSet: sections.find(({ key }) => key === address.get('category'))?.key ?? 'all',
  visibility: visibilityFilters.find((value) => value === address.get('show')) ?? 'all',
});

export const formatMenuFilters = ({
  search,
  dataSet,
  visibility,
}: MenuFilters): Record<string, string> => ({
  ...(search && { search }),
  ...(dataSet !== 'all' && { category: dataSet }),
  ...(visibility !== 'all' && { show: visibility }),
});

const plain = (text: string): string => text.normalize('NFKD').toLowerCase();

export const matchesFilters = (
  service: AdminService,
  { search, dataSet, visibility }: MenuFilters,
  sections: readonly Section[],
): boolean => {
  if (dataSet !== 'all' && service.dataSet !== dataSet) return false;
  if (visibility !== 'all' && service.hidden !== (visibility === 'hidden')) return false;
  const category = sections.find(({ key }) => key === service.dataSet)?.name ?? '';
  const text = plain(`${service.name} ${service.description} ${category}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export type SectionWithServices = { set: Section; services: AdminService[] };

export const groupServicesBySection = (
  sections: readonly Section[],
  services: readonly AdminService[],
): SectionWithServices[] =>
  sections
    .map((set) => ({ set, services: services.filter(({ dataSet }) => dataSet === set.key) }))
    .filter((section) => section.services.length > 0);
