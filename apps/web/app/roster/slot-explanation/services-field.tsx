import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import { listSectionsOfPages, type MenuPage } from '@haldi/contract/catalogue/menu-schema';
import { useAdminCatalogue } from '../../catalogue/desk/queries.ts';
import { formatDuration } from '../../lib/duration.ts';
import { type NativeOption, NativeSelect } from '../../ui/native-select.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { slotExplanationCopy as copy } from './copy.ts';

export type SelectedServices = ReadonlyMap<string, number>;

const none = '';

const optionIn =
  (menu: readonly MenuPage[]) =>
  ({ _id, name, dataSet }: AdminService): NativeOption => {
    const group = listSectionsOfPages(menu).find(({ key }) => key === dataSet)?.name;
    return { value: _id, label: name, ...(group && { group }) };
  };

type ServicesFieldProps = {
  chosen: SelectedServices;
  onChange: (chosen: SelectedServices) => void;
};

export function ServicesField({ chosen, onChange }: ServicesFieldProps) {
  const { data: menu, isError } = useAdminCatalogue();
  const services = menu?.services.filter(({ hidden }) => !hidden) ?? [];
  const set = (id: string, quantity: number): void => {
    const next = new Map(chosen);
    if (quantity === 0) next.delete(id);
    else next.set(id, quantity);
    onChange(next);
  };
  const open = services.filter(({ _id }) => !chosen.has(_id));
  return (
    <div className="space-y-2">
      <NativeSelect
        label={chosen.size === 0 ? copy.services : copy.add}
        options={[{ value: none, label: copy.choose }, ...open.map(optionIn(menu?.menu ?? []))]}
        value={none}
        onChange={(id) => id !== none && set(id, 1)}
        hint={chosen.size === 0 ? copy.noneChosen : undefined}
        error={isError ? copy.menuFailed : undefined}
      />
      {chosen.size > 0 && (
        <ul aria-label={copy.services} className="divide-y divide-sand">
          {services
            .filter(({ _id }) => chosen.has(_id))
            .map(({ _id, name, duration }) => {
              const quantity = chosen.get(_id) ?? 1;
              return (
                <li key={_id} className="flex items-center gap-3 py-1.5">
                  <span className="min-w-0 grow leading-tight wrap-anywhere">
                    {name}
                    <span className="block text-sm text-stone">
                      {formatDuration(duration * quantity)}
                    </span>
                  </span>
                  <QuantityStepper
                    label={name}
                    value={quantity}
                    onDecrease={() => set(_id, quantity - 1)}
                    onIncrease={() => set(_id, quantity + 1)}
                    onRemove={() => set(_id, 0)}
                    className="w-32 shrink-0"
                  />
                </li>
              );
            })}
        </ul>
      )}
    </div>
  );
}
