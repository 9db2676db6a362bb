import { type SectionRef, sectionIdOf } from './match-section.ts';
import type { MenuFileService } from './menu-before-import.ts';

export type ServicePosition = {
  row: number;
  before: MenuFileService | undefined;
  section: SectionRef;
  order: number | undefined;
};

type Member = { id: string | null; row: number | null; position: number; rank: number };

/** New services are identified by their row. */
export type SectionOrder = {
  section: string;
  members: { id: string | null; row: number | null }[];
};

const lastPosition = Number.POSITIVE_INFINITY;

const toMember = ({ row, before, section, order }: ServicePosition): Member => {
  const currentOrder = before && before.section === section.key ? before.order : undefined;
  const position = order ?? currentOrder ?? lastPosition;
  // A service that is moved to a position goes before the one already there.
  return { id: before?.id ?? null, row, position, rank: position === currentOrder ? 1 : 0 };
};

export const toServiceOrderBySection = (
  placed: readonly ServicePosition[],
  untouched: readonly MenuFileService[],
): SectionOrder[] => {
  const bySection = new Map<string, Member[]>();
  const add = (section: string, member: Member): void => {
    bySection.set(section, [...(bySection.get(section) ?? []), member]);
  };
  for (const service of placed) add(sectionIdOf(service.section), toMember(service));
  for (const { id, section, order } of untouched) {
    add(section, { id, row: null, position: order, rank: 1 });
  }
  return [...bySection].map(([section, members]) => ({
    section,
    members: members
      .toSorted((a, b) => (a.position === b.position ? a.rank - b.rank : a.position - b.position))
      .map(({ id, row }) => ({ id, row })),
  }));
};

const idsOf = (services: readonly MenuFileService[], section: string): string[] =>
  services
    .filter((service) => service.section === section)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);

export const hasReorderedServices = (
  { section, members }: SectionOrder,
  services: readonly MenuFileService[],
): boolean => {
  const before = idsOf(services, section);
  return before.length !== members.length || members.some(({ id }, index) => id !== before[index]);
};
