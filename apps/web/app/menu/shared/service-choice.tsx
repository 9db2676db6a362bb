import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCatalogueServices } from '../queries.ts';
import ServiceSearch from './service-search.tsx';

const copy = {
  add: 'Add a service',
  remove: (name: string) => `Remove ${name}`,
};

type ServiceChoiceProps = {
  label: string;
  /** IDs; those that are no longer on the menu are not shown. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** In a form, the IDs are the field `services`. */
export function ServiceChoice({ label, chosen, onChange }: ServiceChoiceProps) {
  const { data: services = [] } = useCatalogueServices(allServicesFile);
  const shown = chosen.flatMap((id) => services.find(({ _id }) => _id === id) ?? []);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-plum-900">{label}</legend>
      {shown.length > 0 && (
        <ul aria-label={label} className="mb-3 divide-y divide-sand border-y border-sand">
          {shown.map(({ _id, name }) => (
            <li key={_id} className="flex items-center gap-3 py-1">
              <input type="hidden" name="services" value={_id} />
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <IconButton
                label={copy.remove(name)}
                onClick={() => onChange(chosen.filter((id) => id !== _id))}
              >
                <X aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ServiceSearch
        label={copy.add}
        services={services.filter(({ _id }) => !chosen.includes(_id))}
        onAdd={({ _id }) => onChange([...chosen, _id])}
      />
    </fieldset>
  );
}
