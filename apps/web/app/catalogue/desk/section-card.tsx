import type { Skill } from '@haldi/contract/skills/schema';
import { ListOrdered } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { menuCopy as copy } from './copy.ts';
import { defaultSkillOfSection, nonDefaultSkillName } from './default-skill.ts';
import type { SectionWithServices } from './menu-filters.ts';
import { ServiceListRow, type ServiceRowActions } from './service-list-row.tsx';

type SectionCardProps = {
  section: SectionWithServices;
  selected: ReadonlySet<string>;
  skills: readonly Skill[];
  sold: ReadonlySet<string>;
  actions: ServiceRowActions;
};

export function SectionCard({ section, selected, skills, sold, actions }: SectionCardProps) {
  const { set, services } = section;
  const ids = services.map(({ _id }) => _id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const [first] = services;
  const defaultSkill = defaultSkillOfSection(skills, set, services);
  return (
    <Card as="section" flush aria-label={set.name} className="min-w-0 overflow-hidden">
      <header className="flex items-center gap-1 border-b border-sand bg-haldi-50 py-1 pr-2 sm:gap-3 lg:pr-4">
        <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={copy.selectAll(set.name)}
            checked={chosen === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
            }}
            onChange={({ target }) => actions.onSelect(ids, target.checked)}
            className="size-5 accent-plum-700"
          />
        </label>
        <h2 className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-lg text-plum-900">
          {set.name}
          <span className="font-body text-sm font-normal tracking-normal text-stone">
            {copy.count(services.length)}
          </span>
        </h2>
        {first && (
          <Button
            look="quiet"
            size="small"
            aria-label={copy.orderOf(set.name)}
            onClick={() => actions.onOrder(first)}
          >
            <ListOrdered aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{copy.order}</span>
          </Button>
        )}
      </header>
      <ul aria-label={copy.list(set.name)} className="divide-y divide-sand">
        {services.map((service) => (
          <ServiceListRow
            key={service._id}
            service={service}
            skill={nonDefaultSkillName(skills, service, defaultSkill)}
            isSelected={selected.has(service._id)}
            isSold={sold.has(service._id)}
            actions={actions}
          />
        ))}
      </ul>
    </Card>
  );
}
