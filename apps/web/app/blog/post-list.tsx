import {
  blogPageNumber,
  initialBlogList,
  toBlogPage,
  withNextBlogPage,
  withPostSearch,
  withPreviousBlogPage,
} from '@haldi/contract/blog/blog-list-state';
import type { Blog } from '@haldi/contract/blog/schema';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusedOrFailedText } from '../lib/error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { blogCopy } from './copy.ts';
import { PostCard } from './post-card.tsx';
import { useDebouncedListState, usePosts } from './queries.ts';

export function PostList({ first }: { first: Blog[] }) {
  const [listState, setListState] = useState(initialBlogList);
  const debouncedState = useDebouncedListState(listState);
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    data: listed = [],
    isPlaceholderData,
    isError,
    error,
    refetch,
  } = usePosts(debouncedState, first);
  const hasFailed = isError && listed.length === 0;
  const { posts, next } = toBlogPage(listed);
  const goTo = (to: typeof listState): void => {
    setListState(to);
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby="posts" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 ref={heading} id="posts" className="text-2xl text-plum-900">
          {blogCopy.listHeading}
        </h2>
        <TextField
          type="search"
          label={blogCopy.search}
          hideLabel
          placeholder={blogCopy.searchPlaceholder}
          maxLength={textLimits.blogTitle}
          value={listState.search}
          onChange={(event) => setListState(withPostSearch(listState, event.target.value))}
          className="w-full sm:w-72"
        />
      </div>
      {hasFailed && (
        <LoadFailed
          title={refusedOrFailedText(error, blogCopy.fetchRefused, blogCopy.fetchFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {!hasFailed && posts.length === 0 && (
        <EmptyState
          picture={`/pictures/empty/${debouncedState.search.trim() ? 'search' : 'blog'}.svg`}
          title={debouncedState.search.trim() ? blogCopy.notFound : blogCopy.none}
          text={debouncedState.search.trim() ? blogCopy.notFoundText : blogCopy.noneText}
        />
      )}
      {posts.length > 0 && (
        <ul
          aria-label={blogCopy.listHeading}
          aria-busy={isPlaceholderData || undefined}
          className="transition-opacity aria-busy:opacity-60 mt-6 grid grid-cols-1 gap-5"
        >
          {posts.map((post, index) => (
            <li key={post._id}>
              <PostCard post={post} isFeatured={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {(posts.length > 0 || blogPageNumber(listState) > 1) && (
        <nav aria-label={blogCopy.pages} className="mt-8 flex items-center justify-between gap-4">
          <Button
            look="secondary"
            disabled={blogPageNumber(listState) === 1}
            onClick={() => goTo(withPreviousBlogPage(listState))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {blogCopy.prev}
          </Button>
          <p aria-live="polite" className="font-semibold text-plum-900 tabular-nums">
            {blogCopy.page(blogPageNumber(listState))}
          </p>
          <Button
            look="secondary"
            disabled={next === undefined || isPlaceholderData}
            onClick={() => next && goTo(withNextBlogPage(listState, next))}
          >
            {blogCopy.next}
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </nav>
      )}
    </section>
  );
}
