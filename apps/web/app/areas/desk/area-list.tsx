import type { Area } from '@haldi/contract/areas/desk/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NameValueList } from '../../ui/name-value-list.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatWeekdays } from '../shared/format-weekdays.ts';
import { formatShortPincodeList } from './area-form-data.ts';
import { areasCopy as copy } from './copy.ts';

type ActionsProps = { onEdit: (area: Area) => void; onRemove: (area: Area) => void };
type AreaListProps = ActionsProps & { areas: readonly Area[] };

function Pincodes({ pincodes }: Pick<Area, 'pincodes'>) {
  return (
    <>
      <span className="block font-semibold">{copy.pincodes(pincodes.length)}</span>
      <span className="block text-sm font-normal text-stone tabular-nums">
        {formatShortPincodeList(pincodes)}
      </span>
    </>
  );
}

const minimumOrder = (area: Area): string =>
  area.minimumOrder === 0 ? copy.noMinimum : formatRupees(area.minimumOrder);

const formatCharge = (area: Area): string => formatRupees(area.visitingCharge);
const formatDays = ({ weekdays }: Area): string => {
  const text = formatWeekdays(weekdays);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
const formatTravelTime = (area: Area): string => copy.minutes(area.travelMinutesWithin);

const columns: Column<Area>[] = [
  {
    header: copy.fields.name,
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  },
  { header: copy.fields.pincodes, cell: Pincodes },
  { header: copy.fields.visitingCharge, cell: formatCharge, numeric: true },
  { header: copy.fields.minimumOrder, cell: minimumOrder, numeric: true },
  { header: copy.fields.weekdays, cell: formatDays },
  { header: copy.fields.travelMinutesWithin, cell: formatTravelTime, numeric: true },
];

const factsOf = (area: Area): [string, ReactNode][] => [
  [copy.fields.pincodes, <Pincodes key="pincodes" pincodes={area.pincodes} />],
  [copy.fields.visitingCharge, formatCharge(area)],
  [copy.fields.minimumOrder, minimumOrder(area)],
  [copy.fields.weekdays, formatDays(area)],
  [copy.fields.travelMinutesWithin, formatTravelTime(area)],
];

export function AreaList({ areas, onEdit, onRemove }: AreaListProps) {
  const isWide = useIsWide();
  const actionsOf = (area: Area): ReactNode => (
    <Menu
      label={copy.actions(area.name)}
      icon={<EllipsisVertical aria-hidden="true" />}
      items={[
        { label: copy.edit, icon: PencilLine, onSelect: () => onEdit(area) },
        { label: copy.remove, icon: Trash2, danger: true, onSelect: () => onRemove(area) },
      ]}
    />
  );
  if (isWide) {
    return (
      <Table
        caption={copy.list}
        columns={[...columns, { header: copy.actionsColumn, cell: actionsOf, numeric: true }]}
        rows={areas}
        rowKey={({ _id }) => _id}
      />
    );
  }
  return (
    <ul aria-label={copy.list} className="grid gap-3 md:grid-cols-2">
      {areas.map((area) => (
        <Card as="li" key={area._id} className="min-w-0 p-4">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
              {area.name}
            </h2>
            <div className="-mt-2 -mr-2">{actionsOf(area)}</div>
          </div>
          <NameValueList facts={factsOf(area)} />
        </Card>
      ))}
    </ul>
  );
}
