import {
  blogPageSize,
  initialBlogList,
  toBlogQueryParameters,
} from '@haldi/contract/blog/blog-list-state';
import { listPosts, readPost } from '@haldi/contract/blog/endpoints';
import type { Blog } from '@haldi/contract/blog/schema';
import { shortenToPreview } from '@haldi/contract/blog/text-preview';
import { Suspense } from 'react';
import { pageCallContext, throwNotFoundIfMissing } from '../lib/page-context.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { pageMeta } from '../lib/seo.ts';
import type { Route } from './+types/blog.route';
import { blogCopy } from './copy.ts';
import { OwnPostOrForm } from './own-post-or-form.tsx';
import { PostList } from './post-list.tsx';
import { ViewPostDialog } from './view-post-dialog.tsx';
import { WritePostLink } from './write-post-link.tsx';

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
