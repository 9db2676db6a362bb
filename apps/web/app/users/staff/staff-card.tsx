import type { StaffMember } from '@haldi/contract/users/staff/schema';
import { EllipsisVertical, KeyRound, PencilLine, UserMinus } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { staffCopy as copy } from './copy.ts';

export type StaffAction = 'change' | 'link' | 'remove';

type StaffCardProps = {
  member: StaffMember;
  /** Undefined: not on the roster. */
  rosterName: string | undefined;
  isYou: boolean;
  onAct: (act: StaffAction) => void;
};

export function StaffCard({ member, rosterName, isYou, onAct }: StaffCardProps) {
  const { name, role } = member;
  return (
    <Card as="li" className="flex min-w-0 items-start gap-3 p-4">
      <Avatar name={name} picture={null} isPale={member.isBlocked} className="size-12" />
      <div className="min-w-0 grow space-y-1.5">
        <h2 className="font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
          {name}
        </h2>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={role === 'owner' ? 'plum' : 'golden'}>{copy.roleName(role)}</Badge>
          {isYou && <Badge tone="good">{copy.you}</Badge>}
          {member.isBlocked && <Badge tone="bad">{copy.blocked}</Badge>}
          {!member.isClaimed && <Badge tone="golden">{copy.unclaimed}</Badge>}
        </p>
        {member.phone !== '' && <PhoneLink phone={member.phone} />}
        {member.email !== '' && <p className="text-sm text-stone wrap-anywhere">{member.email}</p>}
        {rosterName && <p className="text-sm text-stone">{copy.onRoster(rosterName)}</p>}
      </div>
      <div className="-mt-1 -mr-2">
        <Menu
          label={copy.menu(name)}
          icon={<EllipsisVertical aria-hidden="true" />}
          items={[
            { label: copy.edit.title(name), icon: PencilLine, onSelect: () => onAct('change') },
            ...(isYou
              ? []
              : [
                  { label: copy.link(name), icon: KeyRound, onSelect: () => onAct('link') },
                  {
                    label: copy.remove(name),
                    icon: UserMinus,
                    danger: true,
                    onSelect: () => onAct('remove'),
                  },
                ]),
          ]}
        />
      </div>
    </Card>
  );
}
