import { idOf, type SectionRef } from './match-section.ts';
import type { MenuFileService } from './menu-state.ts';

export type ServicePosition = {
  row: number;
  before: MenuFileService | undefined;
  section: SectionRef;
  order: number | undefined;
};

type Member = { id: string | null; row: number | null; at: number; tie: number };

/** New services are identified by their row. */
export type SectionOrder = {
  section: string;
  members: { id: string | null; row: number | null }[];
};

const last = Number.POSITIVE_INFINITY;

const memberOf = ({ row, before, section, order }: ServicePosition): Member => {
  const stays = before && before.section === section.key ? before.order : undefined;
  const at = order ?? stays ?? last;
  // A service that is moved to a position goes before the one already there.
  return { id: before?.id ?? null, row, at, tie: at === stays ? 1 : 0 };
};

export const toSectionOrders = (
  placed: readonly ServicePosition[],
  untouched: readonly MenuFileService[],
): SectionOrder[] => {
  const bySection = new Map<string, Member[]>();
  const add = (section: string, member: Member): void => {
    bySection.set(section, [...(bySection.get(section) ?? []), member]);
  };
  for (const one of placed) add(idOf(one.section), memberOf(one));
  for (const { id, section, order } of untouched) {
    add(section, { id, row: null, at: order, tie: 1 });
  }
  return [...bySection].map(([section, members]) => ({
    section,
    members: members
      .toSorted((a, b) => (a.at === b.at ? a.tie - b.tie : a.at - b.at))
      .map(({ id, row }) => ({ id, row })),
  }));
};

const idsOf = (services: readonly MenuFileService[], section: string): string[] =>
  services
    .filter((service) => service.section === section)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);

export const isReordered = (
  { section, members }: SectionOrder,
  services: readonly MenuFileService[],
): boolean => {
  const before = idsOf(services, section);
  return before.length !== members.length || members.some(({ id }, place) => id !== before[place]);
};
