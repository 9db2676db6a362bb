import { roleNames } from '@haldi/contract/kit/staff-role';
import type { UserSummary } from '@haldi/contract/users/schema';
import { Badge } from '../ui/badge.tsx';
import { usersCopy as copy } from './copy.ts';

export function UserBadges({ user }: { user: UserSummary }) {
  return (
    <>
      <Badge tone={user.status === 'active' ? 'good' : 'bad'}>
        {user.status === 'active' ? copy.active : copy.blocked}
      </Badge>
      {!user.isClaimed && <Badge tone="golden">{copy.unclaimed}</Badge>}
      {!user.isPhoneVerified && user.phone && <Badge tone="golden">{copy.phoneNotVerified}</Badge>}
      {user.role !== 'customer' && <Badge tone="plum">{roleNames[user.role]}</Badge>}
    </>
  );
}
