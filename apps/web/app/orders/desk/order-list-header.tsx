import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import type { Ref } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { bulkCopy } from './bulk/copy.ts';
import { deskCopy as copy } from './copy.ts';

const sortOptions: { value: OrderSort; label: string }[] = [
  { value: 'placed', label: copy.sort.placed },
  { value: 'visit', label: copy.sort.visit },
];

type ListHeaderProps = {
  count: number | undefined;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  isAllSelected: boolean | undefined;
  onSelectAll: (isSelected: boolean) => void;
  selectAllRef: Ref<HTMLInputElement>;
};

export function OrderListHeader(props: ListHeaderProps) {
  const { count, sort, onSort, isAllSelected, onSelectAll, selectAllRef } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {isAllSelected !== undefined && (
        <Checkbox
          ref={selectAllRef}
          label={bulkCopy.all}
          checked={isAllSelected}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
      )}
      <p
        role="status"
        className="grow text-stone tabular-nums max-sm:order-last max-sm:w-full max-sm:text-sm"
      >
        {count !== undefined && copy.count(count)}
      </p>
      <div className="ml-auto w-44 max-[22rem]:w-full">
        <Select
          label={copy.sort.label}
          hideLabel
          options={sortOptions}
          value={sort}
          onChange={onSort}
        />
      </div>
    </div>
  );
}
