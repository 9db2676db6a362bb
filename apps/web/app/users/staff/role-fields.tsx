import { type StaffRole, staffRoles } from '@haldi/contract/kit/staff-role';
import type { RosterOption, StaffMember } from '@haldi/contract/users/staff/schema';
import { useId, useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { staffCopy as copy } from './copy.ts';

const nobody = 'nobody';

export const useStaffRole = (member?: StaffMember) => {
  const [role, setRole] = useState<StaffRole>(member?.role ?? 'beautician');
  const [beautician, setBeautician] = useState(member?.beautician ?? nobody);
  return {
    role,
    setRole,
    beautician,
    setBeautician,
    read: () => ({ role, beautician: beautician === nobody ? null : beautician }),
  };
};

type PlaceFieldsProps = {
  place: ReturnType<typeof useStaffRole>;
  roster: readonly RosterOption[];
  error: string | undefined;
};

export function StaffRoleFields({ place, roster, error }: PlaceFieldsProps) {
  const group = useId();
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-plum-900">{copy.role}</legend>
        <div className="space-y-2">
          {staffRoles.map((role) => (
            <RadioCard
              key={role}
              group={group}
              chosen={place.role === role}
              onChoose={() => place.setRole(role)}
              name={copy.roleName(role)}
              note={copy.roles[role]}
            />
          ))}
        </div>
      </fieldset>
      <NativeSelect
        label={copy.beautician}
        value={place.beautician}
        onChange={place.setBeautician}
        options={[
          { value: nobody, label: copy.noBeautician },
          ...roster.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        error={error}
      />
    </>
  );
}
