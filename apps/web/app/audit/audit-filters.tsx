import { auditActions } from '@haldi/contract/audit/audit-actions';
import type { AuditFilters as Filters } from '@haldi/contract/audit/endpoints';
import { DateField } from '../ui/date-field.tsx';
import { Select } from '../ui/select.tsx';
import { auditActionNames, auditCopy as copy } from './copy.ts';

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

export function AuditFilters({ filters, admins, onChange }: AuditFiltersProps) {
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
