import { formatCount, formatRupees } from '@haldi/contract/kit/money';
import type { UserSummary } from '@haldi/contract/users/schema';
import { ShoppingBag, UserCheck, UserPlus, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useIsOwner } from '../accounts/auth-store.tsx';
import { useDebouncedSearch } from '../lib/use-debounced-search.ts';
import { Button } from '../ui/button.tsx';
import { DownloadButton } from '../ui/download-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ShowMoreButton } from '../ui/show-more-button.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { usersCopy as copy } from './copy.ts';
import { exportUsers, userPageSize, useUserStats, useUsers } from './queries.ts';
import { UserCard } from './user-card.tsx';
import { UserDetailsDialog } from './user-details-dialog.tsx';

const readShown = (address: URLSearchParams): number =>
  Number.parseInt(address.get('shown') ?? '', 10) || 0;

/** The search and the number of users shown are in the address, so that reload and Back restore them. */
const useUserListStateInUrl = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const search = address.get('search')?.trim() ?? '';
  const [opened] = useState({ search, shown: readShown(address) });
  const write = (change: (next: URLSearchParams) => void): void =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return {
    search,
    /** When the screen was opened; 0 for another search. */
    shown: opened.search === search ? opened.shown : 0,
    setSearch: (wanted: string): void =>
      write((next) => {
        next.delete('shown');
        if (wanted) next.set('search', wanted);
        else next.delete('search');
      }),
    setShown: (count: number): void => write((next) => next.set('shown', String(count))),
  };
};
type UserListStateInUrl = ReturnType<typeof useUserListStateInUrl>;

type UserListProps = {
  address: UserListStateInUrl;
  onView: (user: UserSummary) => void;
};

function UserList({ address, onView }: UserListProps) {
  const { data, isError, isPlaceholderData, refetch, ...paging } = useUsers(
    address.search,
    address.shown,
  );
  if (isError && !data) {
    return <LoadFailed title={copy.error(copy.fetchFailed)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className="rounded-card bg-haldi-200 p-4">
        <Loading
          text={copy.loading}
          count={6}
          shape="h-64 bg-haldi-300!"
          className="sm:grid-cols-2 xl:grid-cols-3"
        />
      </div>
    );
  }
  const users = data.pages.flatMap((page) => page.users);
  if (users.length === 0) {
    return (
      <EmptyState picture="/pictures/empty/search.svg" title={copy.none} text={copy.noneHelp} />
    );
  }
  return (
    <>
      <ul
        aria-label={copy.list}
        aria-busy={isPlaceholderData}
        className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3"
      >
        {users.map((user) => (
          <UserCard key={user.id} user={user} onView={() => onView(user)} />
        ))}
      </ul>
      <ShowMoreButton
        pages={{
          ...paging,
          fetchNextPage: () => {
            address.setShown(users.length + userPageSize);
            return paging.fetchNextPage();
          },
        }}
        label={copy.more}
        className="mt-6"
      />
    </>
  );
}

/** Counted by the server, not from the list. */
function UserStatCards() {
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

export default function UsersScreen() {
  const isOwner = useIsOwner();
  const address = useUserListStateInUrl();
  const [typed, setTyped] = useDebouncedSearch(address.search, address.setSearch);
  const [isAdding, setIsAdding] = useState(false);
  const [additions, setAdditions] = useState(0);
  const [viewed, setViewed] = useState<UserSummary | null>(null);
  const view = (user: UserSummary): void => {
    // Before the dialog has its own history entry.
    if (typed.trim() !== address.search) address.setSearch(typed.trim());
    setViewed(user);
  };
  const startAdding = (): void => {
    setAdditions(additions + 1);
    setIsAdding(true);
  };
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        actions={
          <>
            {isOwner && (
              <DownloadButton
                label={copy.exportUsers}
                save={() => exportUsers(typed.trim())}
                saved={copy.exported}
                failed={copy.exportFailed}
              />
            )}
            <Button onClick={startAdding}>
              <UserPlus aria-hidden="true" className="size-5" />
              {copy.addUser}
            </Button>
          </>
        }
      />
      <UserStatCards />
      <SearchField label={copy.search} value={typed} maxLength={254} onChange={setTyped} />
      <UserList address={address} onView={view} />
      <UserDetailsDialog user={viewed} onClose={() => setViewed(null)} onChanged={setViewed} />
      {/* Remounts with an empty form each time. */}
      <AddUserDialog key={additions} open={isAdding} onClose={() => setIsAdding(false)} />
    </div>
  );
}
