import { type StaffRole, staffRoles } from '@haldi/contract/kit/staff-role';
import type { RosterOption, StaffMember } from '@haldi/contract/users/staff/schema';
import { useId, useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { staffCopy as copy } from './copy.ts';

const noBeautician = 'none';

export const useStaffRole = (member?: StaffMember) => {
  const [role, setRole] = useState<StaffRole>(member?.role ?? 'beautician');
  const [beautician, setBeautician] = useState(member?.beautician ?? noBeautician);
  return {
    role,
    setRole,
    beautician,
    setBeautician,
    read: () => ({ role, beautician: beautician === noBeautician ? null : beautician }),
  };
};

type StaffRoleFieldsProps = {
  staffRole: ReturnType<typeof useStaffRole>;
  roster: readonly RosterOption[];
  error: string | undefined;
};

export function StaffRoleFields({ staffRole, roster, error }: StaffRoleFieldsProps) {
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
              chosen={staffRole.role === role}
              onChoose={() => staffRole.setRole(role)}
              name={copy.roleName(role)}
              note={copy.roles[role]}
            />
          ))}
        </div>
      </fieldset>
      <NativeSelect
        label={copy.beautician}
        value={staffRole.beautician}
        onChange={staffRole.setBeautician}
        options={[
          { value: noBeautician, label: copy.noBeautician },
          ...roster.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        error={error}
      />
    </>
  );
}
