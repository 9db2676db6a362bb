import type { Blog } from '@haldi/contract/blog/schema';
import { previewLengths, shortenToPreview } from '@haldi/contract/blog/text-preview';
import { EditAndDeleteButtons } from '../ui/edit-and-delete-buttons.tsx';
import { HiddenContentNotice } from '../ui/hidden-content-notice.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Byline } from './byline.tsx';
import { blogCopy } from './copy.ts';
import { PostPicture } from './post-picture.tsx';
import { useDeletePost } from './queries.ts';

const EditPostDialog = lazyWithPreload(() => import('./edit-post-dialog.tsx'));

export function OwnPost({ post }: { post: Blog }) {
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
