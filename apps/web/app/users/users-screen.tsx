import type { UserSummary } from '@haldi/contract/users/schema';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useIsOwner } from '../accounts/auth-store.tsx';
import { useDebouncedSearch } from '../lib/use-debounced-search.ts';
import { Button } from '../ui/button.tsx';
import { DownloadButton } from '../ui/download-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ShowMoreButton } from '../ui/show-more-button.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { usersCopy as copy } from './copy.ts';
import { exportUsers, userPageSize, useUsers } from './queries.ts';
import { type UserListStateInUrl, useUserListStateInUrl } from './use-user-list-state-in-url.ts';
import { UserCard } from './user-card.tsx';
import { UserDetailsDialog } from './user-details-dialog.tsx';
import { UserStatCards } from './user-stat-cards.tsx';

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
