import { VisitRecipientFields } from '../../accounts/shared/visit-recipient-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { RecipientControl } from './use-recipient-form.ts';
import { visitAddressCopy } from './visit-address-copy.ts';

export function RecipientChoice({ control }: { control: RecipientControl }) {
  return (
    <div ref={control.container} className="mt-4 border-t border-sand pt-3">
      <Checkbox
        label={visitAddressCopy.forSomeoneElse}
        checked={control.isElse}
        onChange={({ target }) => control.choose(target.checked)}
      />
      {control.isElse && (
        <div className="mt-2 mb-1">
          <VisitRecipientFields
            key={control.formKey}
            errors={control.errors}
            known={control.known}
            onType={control.type}
          />
        </div>
      )}
    </div>
  );
}
