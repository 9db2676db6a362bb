import type { Blog } from '@haldi/contract/blog/schema';
import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { cx } from '../ui/cx.ts';
import { homePostsCopy } from './home-copy.ts';

export function Byline({ post, className }: { post: Blog; className?: string }) {
  return (
    <p className={cx('text-sm text-stone', className)}>
      {homePostsCopy.by(post.username)} <span aria-hidden="true">·</span>{' '}
      <time dateTime={post.createdAt}>{formatIndiaDate(new Date(post.createdAt))}</time>
    </p>
  );
}
