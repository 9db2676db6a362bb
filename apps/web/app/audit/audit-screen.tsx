import { auditActions } from '@haldi/contract/audit/audit-actions';
import type { AuditFilters as Filters } from '@haldi/contract/audit/endpoints';
import { useState } from 'react';
import { SettingsLayout } from '../settings/shared/settings-layout.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { Select } from '../ui/select.tsx';
import { ShowMoreButton } from '../ui/show-more-button.tsx';
import { AuditItem } from './audit-item.tsx';
import { auditActionNames, auditCopy as copy } from './copy.ts';
import { groupEntriesByDay } from './format-audit-entry.ts';
import { useAuditEntries } from './queries.ts';

type AuditListProps = {
  query: ReturnType<typeof useAuditEntries>;
  isFiltered: boolean;
  onClear: () => void;
};

function AuditList({ query, isFiltered, onClear }: AuditListProps) {
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Loading isQuiet text={copy.loading} count={6} shape="h-18" />;
  }
  const days = groupEntriesByDay(
    data.pages.flatMap((page) => page.entries),
    new Date(),
  );
  if (days.length === 0) {
    return isFiltered ? (
      <EmptyState
        picture="/pictures/empty/search.svg"
        title={copy.noneFound}
        text={copy.noneFoundText}
        action={<Button onClick={onClear}>{copy.clear}</Button>}
      />
    ) : (
      <EmptyState
        picture="/pictures/empty/notifications.svg"
        title={copy.none}
        text={copy.noneText}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className="space-y-5">
      {days.map(({ day, title, entries }) => (
        <section key={day} aria-label={title}>
          <h2 className="mb-2 text-lg text-plum-900">{title}</h2>
          <Card flush>
            <ul className="divide-y divide-sand">
              {entries.map((entry) => (
                <AuditItem key={entry._id} entry={entry} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <ShowMoreButton pages={query} label={copy.more} />
    </div>
  );
}

const all = 'all';
const actionOptions = [
  { value: all, label: copy.allActions },
  ...auditActions
    .map((act) => ({ value: act as string, label: auditActionNames[act] }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];

type AuditFiltersProps = {
  filters: Filters;
  admins: readonly { id: string; name: string }[];
  onChange: (filters: Filters) => void;
};

function AuditFilters({ filters, admins, onChange }: AuditFiltersProps) {
  const set = (name: keyof Filters, value: string): void => {
    const { [name]: _, ...rest } = filters;
    onChange(value === '' || value === all ? rest : { ...rest, [name]: value });
  };
  const adminOptions = [
    { value: all, label: copy.everyone },
    ...admins.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <section
      aria-label={copy.filters}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_14rem_14rem]"
    >
      <Select
        label={copy.who}
        className="col-span-2 sm:col-span-1"
        options={adminOptions}
        value={filters.admin ?? all}
        onChange={(value) => set('admin', value)}
      />
      <Select
        label={copy.what}
        className="col-span-2 sm:col-span-1"
        options={actionOptions}
        value={filters.act ?? all}
        onChange={(value) => set('act', value)}
      />
      <DateField
        label={copy.from}
        max={filters.to}
        className="col-span-2 sm:col-span-1"
        value={filters.from ?? ''}
        onChange={(day) => set('from', day)}
      />
      <DateField
        label={copy.to}
        min={filters.from}
        className="col-span-2 sm:col-span-1"
        value={filters.to ?? ''}
        onChange={(day) => set('to', day)}
      />
    </section>
  );
}

export default function AuditScreen() {
  const [filters, setFilters] = useState<Filters>({});
  const query = useAuditEntries(filters);
  const admins = query.data?.pages[0]?.admins ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      {(isFiltered || admins.length > 0) && (
        <AuditFilters filters={filters} admins={admins} onChange={setFilters} />
      )}
      <AuditList query={query} isFiltered={isFiltered} onClear={() => setFilters({})} />
    </SettingsLayout>
  );
}
