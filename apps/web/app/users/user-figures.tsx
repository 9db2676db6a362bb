import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { UserSummary } from '@haldi/contract/users/schema';
import { usersCopy as copy } from './copy.ts';

export function UserFigures({ user }: { user: UserSummary }) {
  const figures = [
    [copy.orders, String(user.totalOrders)],
    [copy.totalSpent, formatRupees(user.totalSpent)],
    [copy.avgRating, user.avgRating > 0 ? user.avgRating.toFixed(1) : copy.noRating],
    [copy.lastOrder, user.lastOrder ? formatIndiaDate(new Date(user.lastOrder)) : copy.never],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-stone">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
