import type { Blog } from '@haldi/contract/blog/schema';
import { previewLengths, shortenToPreview } from '@haldi/contract/blog/text-preview';
import { LinkButton } from '../ui/link-button.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { Byline } from './byline.tsx';
import { homePostsCopy } from './home-copy.ts';
import { PostPicture } from './post-picture.tsx';

export const homePostCount = 3;

export const shortenPostForHome = (post: Blog): Blog => ({
  ...post,
  content: shortenToPreview(post.content, previewLengths.narrow),
});

export function HomePosts({ posts }: { posts: Blog[] }) {
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="home-posts"
      className="below-330 bg-haldi-50 py-14 lg:below-200 lg:py-24"
    >
      <div className="mx-auto max-w-page px-4 lg:px-5">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="home-posts" className="text-2xl text-plum-900 lg:text-3xl">
            {homePostsCopy.heading}
          </h2>
          <LinkButton to="/blog" look="secondary">
            {homePostsCopy.allPosts}
          </LinkButton>
        </div>
        <ul className="mt-6 grid grid-cols-1 gap-5 md:grid-cols-3 lg:mt-10">
          {posts.map((post) => (
            <li key={post._id}>
              <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500">
                {post.image && (
                  <PostPicture
                    image={post.image}
                    sizes="(width >= 48rem) 22rem, 100vw"
                    className="aspect-video w-full bg-haldi-100 object-cover"
                  />
                )}
                <div className="flex grow flex-col p-5">
                  <h3 className="text-xl break-words text-plum-900">
                    <Link
                      to={`/blog/${encodeURIComponent(post._id)}`}
                      className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-plum-500"
                    >
                      {post.title}
                    </Link>
                  </h3>
                  <p className="mt-2 grow break-words">{post.content}</p>
                  <Byline post={post} className="mt-4" />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
