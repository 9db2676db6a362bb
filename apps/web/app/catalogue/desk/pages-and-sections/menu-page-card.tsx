import {
  type AdminMenuPage,
  type AdminMenuSection,
  isUndeletableMenuPage,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { menuCopy } from '../copy.ts';

const copy = menuCopy.structure;

export type PageActions = {
  onEdit: (page: AdminMenuPage) => void;
  onRemove: (page: AdminMenuPage) => void;
  onMove: (page: AdminMenuPage, by: -1 | 1) => void;
  onAddSection: (page: AdminMenuPage) => void;
  onEditSection: (page: AdminMenuPage, section: AdminMenuSection) => void;
  onRemoveSection: (section: AdminMenuSection) => void;
  onMoveSection: (page: AdminMenuPage, section: AdminMenuSection, by: -1 | 1) => void;
};

const moveItems = (index: number, count: number, move: (by: -1 | 1) => void): MenuItem[] => [
  { label: copy.up, icon: ArrowUp, disabled: index === 0, onSelect: () => move(-1) },
  { label: copy.down, icon: ArrowDown, disabled: index === count - 1, onSelect: () => move(1) },
];

const removeItem = (services: number, onSelect: () => void): MenuItem => ({
  label: services > 0 ? copy.removeHeld : copy.remove,
  icon: Trash2,
  danger: services === 0,
  disabled: services > 0,
  onSelect,
});

type PageCardProps = {
  page: AdminMenuPage;
  index: number;
  pageCount: number;
  actions: PageActions;
};

export function MenuPageCard({ page, index, pageCount, actions }: PageCardProps) {
  const { name, slug, scene, sections } = page;
  const all = sections.reduce((sum, { services }) => sum + services, 0);
  const hidden = sections.reduce((sum, section) => sum + section.hidden, 0);
  const icon = <EllipsisVertical aria-hidden="true" />;
  return (
    <Card as="section" flush aria-label={name} className="min-w-0 overflow-hidden">
      <header className="flex items-center gap-3 border-b border-sand bg-haldi-50 py-2 pr-1 pl-3 lg:pr-3 lg:pl-4">
        <img
          src={`/pictures/scenes/${scene}.svg`}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-field bg-haldi-100 object-cover"
        />
        <div className="min-w-0 grow leading-snug">
          <h2 className="flex flex-wrap items-center gap-x-2 text-lg text-plum-900 wrap-anywhere">
            {name}
            {all === hidden && <Badge>{copy.notShown}</Badge>}
          </h2>
          <p className="text-sm text-stone">{copy.held(sections.length, all)}</p>
        </div>
        <Menu
          label={copy.pageActions(name)}
          icon={icon}
          items={[
            { label: copy.editPage, icon: Pencil, onSelect: () => actions.onEdit(page) },
            ...moveItems(index, pageCount, (by) => actions.onMove(page, by)),
            ...(isUndeletableMenuPage(slug) ? [] : [removeItem(all, () => actions.onRemove(page))]),
          ]}
        />
      </header>
      {sections.length === 0 && <p className="px-4 py-3 text-stone">{copy.noSections}</p>}
      <ul className="divide-y divide-sand">
        {sections.map((section, sectionIndex) => (
          <li key={section.key} className="flex items-center gap-2 py-1 pr-1 pl-4 lg:pr-3">
            <Link
              to={`/admin/services?category=${section.key}`}
              className="min-w-0 grow py-1.5 leading-snug wrap-anywhere hover:underline"
            >
              <span className="font-semibold text-plum-950">{section.name}</span>
              <span className="block text-sm text-stone">
                {copy.services(section.services, section.hidden)}
              </span>
            </Link>
            <Menu
              label={copy.sectionActions(section.name)}
              icon={icon}
              items={[
                {
                  label: copy.editSection,
                  icon: Pencil,
                  onSelect: () => actions.onEditSection(page, section),
                },
                ...moveItems(sectionIndex, sections.length, (by) =>
                  actions.onMoveSection(page, section, by),
                ),
                removeItem(section.services, () => actions.onRemoveSection(section)),
              ]}
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-sand px-2 py-1">
        <Button
          look="quiet"
          size="small"
          aria-label={copy.addSectionTo(name)}
          onClick={() => actions.onAddSection(page)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {copy.addSection}
        </Button>
      </div>
    </Card>
  );
}
