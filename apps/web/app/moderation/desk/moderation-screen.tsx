import {
  type ModerationItem,
  ModerationView,
  moderationViews,
} from '@haldi/contract/moderation/desk/schema';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { complaintDeskCopy, complaintPath } from '../../complaints/shared/desk-copy.ts';
import OpenComplaintDialog from '../../complaints/shared/open-complaint-dialog.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { AnswerReviewDialog } from './answer-review-dialog.tsx';
import { moderationCopy as copy } from './copy.ts';
import { HideContentDialog } from './hide-content-dialog.tsx';
import type { ModerationDialogKind } from './moderation-actions.tsx';
import { ModerationCard } from './moderation-card.tsx';
import { useModerationItems } from './queries.ts';

/** In the URL, since other screens link to a view. */
const useView = () => {
  const [params, setParams] = useSearchParams();
  const view = ModerationView.safeParse(params.get('view')).data ?? 'all';
  const choose = (next: ModerationView): void =>
    setParams(next === 'all' ? {} : { view: next }, { replace: true, preventScrollReset: true });
  return [view, choose] as const;
};

type ViewsProps = {
  view: ModerationView;
  counts: Record<ModerationView, number> | undefined;
  onChoose: (view: ModerationView) => void;
};

function Views({ view, counts, onChoose }: ViewsProps) {
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
      <legend className="sr-only">{copy.views}</legend>
      {moderationViews.map((one) => (
        <Chip key={one} chosen={one === view} onClick={() => onChoose(one)}>
          {copy.viewNames[one]}{' '}
          {counts && <span className="ml-1 tabular-nums opacity-80">{counts[one]}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}

type ItemListProps = {
  query: ReturnType<typeof useModerationItems>;
  view: ModerationView;
  isSearch: boolean;
  onOpenDialog: (openDialog: ModerationDialogKind, item: ModerationItem) => void;
  onDecided: () => void;
};

function ItemList({ query, view, isSearch, onOpenDialog, onDecided }: ItemListProps) {
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Loading text={copy.loading} count={3} shape="h-48" className="xl:grid-cols-2" />;
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={`/pictures/empty/${isSearch ? 'search' : 'reviews'}.svg`}
        title={isSearch ? copy.notFound : copy.none}
        text={isSearch ? copy.notFoundText : copy.emptyText[view]}
      />
    );
  }
  return (
    <>
      <ul
        aria-label={copy.list}
        aria-busy={isPlaceholderData || undefined}
        className="grid gap-3 transition-opacity aria-busy:opacity-60 lg:gap-4 xl:grid-cols-2"
      >
        {items.map((item) => (
          <ModerationCard
            key={`${item.kind} ${item._id}`}
            item={item}
            onOpenDialog={(kind) => onOpenDialog(kind, item)}
            onDecided={onDecided}
          />
        ))}
      </ul>
      <ShowMoreButton pages={query} label={copy.more} className="mt-6" />
    </>
  );
}

export default function ModerationScreen() {
  const [view, setView] = useView();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search);
  const query = useModerationItems(view, settled);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const isDecided = useRef(false);
  const [openDialog, setOpenDialog] = useState<ModerationDialogKind | null>(null);
  // Kept here: a decision made elsewhere can remove the card, but must not close the dialog.
  const [item, setItem] = useState<ModerationItem | null>(null);
  const open = (kind: ModerationDialogKind, next: ModerationItem): void => {
    isDecided.current = false;
    setItem(next);
    setOpenDialog(kind);
  };
  const close = (): void => setOpenDialog(null);
  // The card leaves the list, so the focus moves to the list.
  const keepFocusInList = (): void => {
    isDecided.current = true;
    if (view !== 'all') list.current?.focus();
  };
  const focusAfter = () => (isDecided.current && view !== 'all' ? list.current : null);
  const dialogProps = item && { item, onClose: close, onDecided: keepFocusInList, focusAfter };
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <Views view={view} counts={query.data?.pages[0]?.counts} onChoose={setView} />
      <SearchField label={copy.search} value={search} maxLength={80} onChange={setSearch} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <ItemList
          query={query}
          view={view}
          isSearch={settled.trim() !== ''}
          onOpenDialog={open}
          onDecided={keepFocusInList}
        />
      </div>
      {dialogProps && (
        <>
          <HideContentDialog
            key={`hide ${item._id}`}
            open={openDialog === 'hide'}
            {...dialogProps}
          />
          <AnswerReviewDialog
            key={`answer ${item._id}`}
            open={openDialog === 'answer'}
            {...dialogProps}
          />
          <OpenComplaintDialog
            key={`complaint ${item._id}`}
            about={{ reviewId: item._id }}
            title={complaintDeskCopy.dialog.reviewTitle(item.author.name)}
            description={complaintDeskCopy.dialog.reviewText}
            text={item.text}
            open={openDialog === 'complaint'}
            onClose={close}
            onOpened={({ _id }) => void navigate(complaintPath(_id))}
          />
        </>
      )}
    </div>
  );
}
