import { useIsSignedIn } from '../accounts/session-store.ts';
import { Card } from '../ui/card.tsx';
import { FallbackUntilLoaded } from '../ui/fallback-until-loaded.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { blogCopy } from './copy.ts';
import { CreatePostForm } from './create-post-form.tsx';
import { OwnPost } from './own-post.tsx';
import { useOwnPosts } from './queries.ts';

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
