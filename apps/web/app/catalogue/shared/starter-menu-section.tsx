import type { StarterMenuPage } from '@haldi/contract/catalogue/desk/starter/endpoints';
import { formatRupees } from '@haldi/contract/kit/money';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { menuCopy } from '../desk/copy.ts';

const copy = menuCopy.starter;

type Section = StarterMenuPage['sections'][number];

type StarterMenuSectionProps = {
  section: Section;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

export function StarterMenuSection({ section, chosen, onChoose }: StarterMenuSectionProps) {
  const { name, services } = section;
  const [isOpen, setIsOpen] = useState(false);
  const available = services.filter(({ isOnMenu }) => !isOnMenu).map(({ id }) => id);
  const selectedCount = available.filter((id) => chosen.has(id)).length;
  return (
    <Card flush className="min-w-0 overflow-hidden">
      <div className="flex items-center bg-haldi-50">
        <label className="flex size-12 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={copy.section(name)}
            disabled={available.length === 0}
            checked={selectedCount === available.length}
            ref={(box) => {
              if (box) box.indeterminate = selectedCount > 0 && selectedCount < available.length;
            }}
            onChange={({ target }) => onChoose(available, target.checked)}
            className="size-5 accent-plum-700"
          />
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 min-w-0 grow items-center gap-2 pr-3 text-left leading-snug"
        >
          <span className="min-w-0 grow">
            <span className="block font-semibold text-plum-900 wrap-anywhere">{name}</span>
            <span className="text-sm text-stone tabular-nums">
              {available.length === 0
                ? copy.allOnMenu
                : copy.chosenOf(selectedCount, available.length)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && (
        <ul className="divide-y divide-sand border-t border-sand">
          {services.map(({ id, name: serviceName, description, price, duration, isOnMenu }) => (
            <li key={id}>
              <label
                className={cx(
                  'flex min-h-12 items-center gap-3 py-2 pr-3 pl-3.5 leading-snug',
                  !isOnMenu && 'cursor-pointer hover:bg-haldi-50',
                )}
              >
                <input
                  type="checkbox"
                  disabled={isOnMenu}
                  checked={isOnMenu || chosen.has(id)}
                  onChange={({ target }) => onChoose([id], target.checked)}
                  className="size-5 shrink-0 accent-plum-700"
                />
                <span className="min-w-0 grow">
                  <span className="flex flex-wrap items-center gap-x-2 font-semibold text-plum-950">
                    {serviceName}
                    {isOnMenu && <Badge>{copy.onMenu}</Badge>}
                  </span>
                  <span className="block text-sm text-stone">{description}</span>
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  <span className="block font-semibold">{formatRupees(price)}</span>
                  <span className="text-sm text-stone">{copy.minutes(duration)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
