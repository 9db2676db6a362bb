import type { Blog } from '@haldi/contract/blog/schema';
import { previewLengths, shortenToPreview } from '@haldi/contract/blog/text-preview';
import { overlayLinkState } from '../lib/overlay-link.ts';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { Byline } from './byline.tsx';
import { blogCopy } from './copy.ts';
import { PostPicture } from './post-picture.tsx';

/** Longer on wide screens. */
function PostExcerpt({ content }: { content: string }) {
  return (
    <p className="mt-2 break-words text-plum-950">
      <span className="lg:hidden">{shortenToPreview(content, previewLengths.narrow)}</span>
      <span className="hidden lg:inline">{shortenToPreview(content, previewLengths.wide)}</span>
    </p>
  );
}

type PostCardProps = {
  post: Blog;
  /** The first post of a page: picture on top, larger title. */
  isFeatured: boolean;
};

export function PostCard({ post, isFeatured }: PostCardProps) {
  const { _id, title, category, content, image, isMine, hidden } = post;
  return (
    <article
      className={cx(
        'group relative flex overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500',
        isFeatured ? 'flex-col' : 'flex-col sm:flex-row',
      )}
    >
      {image && (
        <PostPicture
          image={image}
          eager={isFeatured}
          sizes={isFeatured ? '(width >= 64rem) 44rem, 100vw' : '(width >= 40rem) 15rem, 100vw'}
          className={
            isFeatured
              ? 'aspect-video w-full bg-haldi-100 object-cover'
              : 'aspect-video w-full bg-haldi-100 object-cover sm:aspect-auto sm:w-60 sm:shrink-0'
          }
        />
      )}
      <div className="min-w-0 grow p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-plum-600">
          {category}
          {isMine && <Badge tone="golden">{blogCopy.yourBlog}</Badge>}
          {hidden && <Badge tone="bad">{blogCopy.hiddenMark}</Badge>}
        </p>
        <h3
          className={cx(
            'mt-1 break-words text-plum-900',
            isFeatured ? 'text-xl lg:text-2xl' : 'text-xl',
          )}
        >
          {/* The link covers the whole card: one tap target and one tab stop. */}
          <Link
            to={`/blog/${encodeURIComponent(_id)}`}
            state={overlayLinkState}
            prefetch="none"
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-plum-500"
          >
            {title}
          </Link>
        </h3>
        <PostExcerpt content={content} />
        <Byline post={post} className="mt-3" />
      </div>
    </article>
  );
}
