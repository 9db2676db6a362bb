import { formatCount, formatRupees } from '@haldi/contract/kit/money';
import { ShoppingBag, UserCheck, Users, Wallet } from 'lucide-react';
import { StatCard } from '../ui/stat-card.tsx';
import { usersCopy as copy } from './copy.ts';
import { useUserStats } from './queries.ts';

/** Counted by the server, not from the list. */
export function UserStatCards() {
  const { data: stats } = useUserStats();
  return (
    <ul
      aria-label={copy.stats}
      aria-busy={stats === undefined}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4"
    >
      <StatCard
        label={copy.totalUsers}
        value={stats ? formatCount(stats.totalUsers) : '–'}
        icon={Users}
      >
        {copy.allAccounts}
      </StatCard>
      <StatCard
        label={copy.activeUsers}
        value={stats ? formatCount(stats.activeUsers) : '–'}
        icon={UserCheck}
      >
        {copy.registered}
      </StatCard>
      <StatCard
        label={copy.avgOrders}
        value={stats ? stats.avgOrders.toFixed(1) : '–'}
        icon={ShoppingBag}
      >
        {copy.perCustomer}
      </StatCard>
      <StatCard
        label={copy.avgSpending}
        value={stats ? formatRupees(stats.avgSpending) : '–'}
        icon={Wallet}
      >
        {copy.perCustomer}
      </StatCard>
    </ul>
  );
}
