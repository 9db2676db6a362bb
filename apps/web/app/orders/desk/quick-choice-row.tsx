import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { deskCopy } from './copy.ts';
import type { Asked, FilterChange } from './order-filters.ts';
import { useOrderCount } from './queries.ts';
import { isChosen, pressed, type QuickChoice, quickChoices } from './quick-choices.ts';

const copy = deskCopy.quick;

type QuickChoiceRowProps = {
  asked: Asked;
  today: string;
  onChange: (change: FilterChange) => void;
};

/** What a desk asks for all day; those that wait say how many they are. */
export function QuickChoiceRow({ asked, today, onChange }: QuickChoiceRowProps) {
  const counts: Partial<Record<QuickChoice, number | undefined>> = {
    unassigned: useOrderCount({ waits: 'unassigned' }),
    any: useOrderCount({ waits: 'any' }),
  };
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:flex">
      <legend className="sr-only">{copy.label}</legend>
      {quickChoices.map((choice) => {
        const count = counts[choice] ?? 0;
        const chosen = isChosen(choice, asked, today);
        return (
          <Chip
            key={choice}
            chosen={chosen}
            onClick={() => onChange(pressed(choice, asked, today))}
            className="inline-flex items-center justify-center gap-2 max-sm:px-2"
          >
            {copy[choice]}{' '}
            {count > 0 && (
              <span
                className={cx(
                  'min-w-6 rounded-full px-1.5 text-center text-sm leading-6 font-semibold tabular-nums',
                  chosen ? 'bg-white/20' : 'bg-haldi-200 text-plum-950',
                )}
              >
                {count}
              </span>
            )}
          </Chip>
        );
      })}
    </fieldset>
  );
}
