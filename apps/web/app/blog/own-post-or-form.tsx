import type { Blog } from '@haldi/contract/blog/schema';
import { previewLengths, shortenToPreview } from '@haldi/contract/blog/text-preview';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { Card } from '../ui/card.tsx';
import { EditAndDeleteButtons } from '../ui/edit-and-delete-buttons.tsx';
import { FallbackUntilLoaded } from '../ui/fallback-until-loaded.tsx';
import { HiddenContentNotice } from '../ui/hidden-content-notice.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Byline } from './byline.tsx';
import { blogCopy } from './copy.ts';
import { CreatePostForm } from './create-post-form.tsx';
import { PostPicture } from './post-picture.tsx';
import { useDeletePost, useOwnPosts } from './queries.ts';

function FormSkeleton() {
  return (
    <div aria-busy="true" className="space-y-5">
      <Skeleton className="h-11 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-48" />
      <Skeleton className="h-13 w-36" />
    </div>
  );
}

const EditPostDialog = lazyWithPreload(() => import('./edit-post-dialog.tsx'));

function OwnPost({ post }: { post: Blog }) {
  const remove = useDeletePost(post);
  return (
    <article>
      <HiddenContentNotice
        hidden={post.hidden}
        title={blogCopy.hidden}
        text={blogCopy.hiddenText}
      />
      {post.image && (
        <PostPicture
          image={post.image}
          sizes="26rem"
          className="mb-4 aspect-video w-full rounded-field bg-haldi-100 object-cover"
        />
      )}
      <h3 className="text-xl break-words text-plum-900">{post.title}</h3>
      <Byline post={post} className="mt-1" />
      <p className="mt-2 break-words">{shortenToPreview(post.content, previewLengths.ownCard)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <EditAndDeleteButtons copy={blogCopy} remove={remove} preloadEdit={EditPostDialog.preload}>
          {(dialog) => <EditPostDialog {...dialog} post={post} />}
        </EditAndDeleteButtons>
      </div>
    </article>
  );
}

export function OwnPostOrForm() {
  const isSignedIn = useIsSignedIn();
  const { posts: own, hasFailed, retry } = useOwnPosts();
  const hasOwn = own !== undefined && own.length > 0;
  return (
    <Card as="section" id="write" aria-labelledby="write-heading" className="scroll-mt-24 sm:p-7">
      <h2 id="write-heading" className="text-2xl text-plum-900">
        {hasOwn ? blogCopy.yourBlog : blogCopy.create}
      </h2>
      {!hasOwn && <p className="mt-1 text-stone">{blogCopy.createIntro}</p>}
      <div className="mt-5">
        {hasOwn && own.map((post) => <OwnPost key={post._id} post={post} />)}
        {hasFailed && <LoadFailed title={blogCopy.fetchFailed} onRetry={retry} />}
        {!hasOwn && !hasFailed && (
          <FallbackUntilLoaded
            isKnown={own !== undefined}
            isSignedIn={isSignedIn}
            fallback={<FormSkeleton />}
          >
            <CreatePostForm />
          </FallbackUntilLoaded>
        )}
      </div>
    </Card>
  );
}
