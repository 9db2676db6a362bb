import type { StarterMenuPage } from '@haldi/contract/catalogue/desk/starter/endpoints';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { menuCopy } from '../desk/copy.ts';
import { useAddFromStarterMenu, useStarterMenu } from '../desk/queries.ts';
import { StarterMenuSection } from './starter-menu-section.tsx';

const copy = menuCopy.starter;

const availableIds = (pages: readonly StarterMenuPage[]): string[] =>
  pages.flatMap(({ sections }) =>
    sections.flatMap(({ services }) =>
      services.filter(({ isOnMenu }) => !isOnMenu).map(({ id }) => id),
    ),
  );

type StarterMenuPickerProps = {
  onAdded?: (count: number) => void;
};

export function StarterMenuPicker({ onAdded }: StarterMenuPickerProps) {
  const { data: pages, isError, refetch } = useStarterMenu();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const adding = useAddFromStarterMenu();
  if (!pages) {
    return isError ? (
      <LoadFailed title={copy.failed} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-104 rounded-card!" />
      </div>
    );
  }
  const available = availableIds(pages);
  const ids = available.filter((id) => chosen.has(id));
  const choose = (changed: readonly string[], isChosen: boolean): void =>
    setChosen((now) =>
      isChosen
        ? new Set([...now, ...changed])
        : new Set([...now].filter((id) => !changed.includes(id))),
    );
  const add = (): void =>
    adding.mutate(ids, {
      onSuccess: () => {
        toast.success(copy.added(ids.length));
        setChosen(new Set());
        onAdded?.(ids.length);
      },
      onError: (error) => toast.error(errorText(error) ?? copy.addFailed),
    });
  return (
    <div className="space-y-6">
      {available.length > 0 && (
        <Button
          look="secondary"
          onClick={() => choose(available, ids.length < available.length)}
          size="small"
        >
          {ids.length < available.length ? copy.chooseAll : copy.chooseNone}
        </Button>
      )}
      {pages.map(({ slug, name, sections }) => (
        <section key={slug} aria-label={name}>
          <h2 className="text-xl text-plum-900">{name}</h2>
          <div className="mt-2 grid items-start gap-3 lg:grid-cols-2">
            {sections.map((section) => (
              <StarterMenuSection
                key={section.key}
                section={section}
                chosen={chosen}
                onChoose={choose}
              />
            ))}
          </div>
        </section>
      ))}
      {available.length > 0 && (
        <div className="sticky bottom-2 z-10 rounded-card border border-sand bg-white p-2 shadow-soft">
          <Button
            className="w-full"
            disabled={ids.length === 0}
            busy={adding.isPending}
            onClick={add}
          >
            <Plus aria-hidden="true" className="size-5" />
            {copy.add(ids.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
