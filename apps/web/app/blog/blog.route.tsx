import {
  blogPageSize,
  initialBlogList,
  toBlogQueryParameters,
} from '@haldi/contract/blog/blog-list-state';
import { listPosts, readPost } from '@haldi/contract/blog/endpoints';
import type { Blog } from '@haldi/contract/blog/schema';
import { shortenToPreview } from '@haldi/contract/blog/text-preview';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { isOverlayLink } from '../lib/overlay-link.ts';
import { pageCallContext, throwNotFoundIfMissing } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/blog.route';
import { blogCopy } from './copy.ts';
import { OwnPostOrForm } from './own-post-or-form.tsx';
import { PostDetail, PostLoadingOrError } from './post-detail.tsx';
import { PostList } from './post-list.tsx';
import { useOwnPosts, usePostById } from './queries.ts';

/** The extra post only shows that there is a next page, so its content is not sent. */
const asListed = (post: Blog, index: number): Blog =>
  index < blogPageSize ? post : { ...post, content: '' };

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [first, post] = await Promise.all([
    call(listPosts, { query: toBlogQueryParameters(initialBlogList) }),
    params.postId
      ? throwNotFoundIfMissing(call(readPost, { params: { id: params.postId } }))
      : null,
  ]);
  return { first: first.map(asListed), post };
};

/** A post opens over the list, which must keep its scroll position. */
export const handle: RouteHandle = { keepsPlace: true };
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches, loaderData: { first, post } }) => {
  const site = matches[0].loaderData;
  if (!post) {
    const description = blogCopy.description(first.length > 0);
    return pageMeta(site, { title: blogCopy.title, description, path: '/blog' });
  }
  // Link previews do not support SVG.
  const image = post.image?.endsWith('.svg') ? null : post.image;
  return pageMeta(site, {
    title: post.title,
    description: shortenToPreview(post.content, 160),
    path: `/blog/${post._id}`,
    share: '/blog',
    type: 'article',
    ...(image && { image }),
  });
};

/** Uses the post from the list if it is already loaded. */
function ViewPostDialog({ id, first }: { id: string; first: Blog | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const listed = client
    .getQueriesData<Blog[]>({ queryKey: ['blog', 'list'] })
    .flatMap(([, posts]) => posts ?? []);
  const known = [...(first ? [first] : []), ...listed].find(
    ({ _id, content }) => _id === id && content !== '',
  );
  const { data: fetched, error, refetch } = usePostById(id, known);
  const post = known ?? fetched;
  const close = (): void => {
    if (isOverlayLink(state)) void navigate(-1);
    else void navigate('/blog', { replace: true });
  };
  if (!post)
    return <PostLoadingOrError error={error} onRetry={() => void refetch()} onClose={close} />;
  return <PostDetail post={post} onClose={close} />;
}

/**
 * On phones only. Until it is known whether a signed-in user has a post, the link is invisible but
 * keeps its space.
 */
function WritePostLink() {
  const isSignedIn = useIsSignedIn();
  const { posts } = useOwnPosts();
  return (
    <LinkButton
      to="/blog#write"
      look="golden"
      className={cx(
        'lg:hidden',
        isSignedIn ? posts === undefined && 'invisible' : 'member:invisible',
      )}
    >
      {posts && posts.length > 0 ? blogCopy.yourBlog : blogCopy.writeLink}
    </LinkButton>
  );
}

export default function BlogPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <div className="bg-haldi-50">
        <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 py-8 lg:px-5 lg:py-12">
          <div>
            <h1 className="text-3xl text-plum-900 lg:text-4xl">{blogCopy.heading}</h1>
            <p className="mt-2 max-w-140 text-lg text-stone">
              {blogCopy.intro(loaderData.first.length > 0)}
            </p>
          </div>
          <WritePostLink />
        </div>
      </div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-4 py-8 lg:grid-cols-[1fr_24rem] lg:items-start lg:px-5 lg:py-12">
        <Suspense>
          <PostList first={loaderData.first} />
        </Suspense>
        <Suspense>
          <OwnPostOrForm />
        </Suspense>
      </div>
      {params.postId && (
        <ViewPostDialog key={params.postId} id={params.postId} first={loaderData.post} />
      )}
    </>
  );
}
