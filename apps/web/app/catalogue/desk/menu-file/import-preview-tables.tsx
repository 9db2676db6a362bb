import type { MenuPreview } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { formatRupees } from '@haldi/contract/kit/money';
import { ArrowRight } from 'lucide-react';
import { Table } from '../../../ui/table.tsx';
import { menuFileCopy } from './copy.ts';

const copy = menuFileCopy.preview;

type Change = MenuPreview['changed'][number]['changes'][number];

function FieldChange({ field, before, after }: Change) {
  return (
    <li className="py-0.5">
      <span className="text-stone">{field}: </span>
      <span className="wrap-anywhere text-stone line-through">{before || copy.empty}</span>
      <ArrowRight
        aria-label={copy.becomes}
        role="img"
        className="mx-1.5 inline size-4 text-stone"
      />
      <strong className="wrap-anywhere">{after || copy.empty}</strong>
    </li>
  );
}

const serviceCell = ({ name, section }: { name: string; section: string }) => (
  <div className="min-w-36">
    <strong className="wrap-anywhere">{name}</strong>
    <span className="block text-stone">{section}</span>
  </div>
);

export function ImportPreviewTables({ added, changed }: Pick<MenuPreview, 'added' | 'changed'>) {
  return (
    <>
      {changed.length > 0 && (
        <section className="space-y-2">
          <h4 className="font-semibold text-plum-900">{copy.changedTable}</h4>
          <ul
            aria-label={copy.changedTable}
            className="divide-y divide-sand rounded-card border border-sand text-sm"
          >
            {changed.map((service) => (
              <li key={service.id} className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[14rem_1fr]">
                {serviceCell(service)}
                <ul className="max-lg:mt-1">
                  {service.changes.map((change) => (
                    <FieldChange key={change.field} {...change} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {added.length > 0 && (
        <section className="space-y-2">
          <h4 className="font-semibold text-plum-900">{copy.addedTable}</h4>
          <Table
            caption={copy.addedTable}
            rows={added}
            rowKey={({ row }) => String(row)}
            columns={[
              { header: copy.name, cell: serviceCell },
              { header: copy.price, numeric: true, cell: ({ price }) => formatRupees(price) },
              { header: copy.minutes, numeric: true, cell: ({ duration }) => duration },
            ]}
          />
        </section>
      )}
    </>
  );
}
