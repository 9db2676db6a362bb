import { preview, previewLengths } from '@haldi/contract/blog/preview';
import type { Blog } from '@haldi/contract/blog/schema';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../lib/refusal-text.ts';
import { reloadSoon } from '../lib/reload.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';
import { EditPostDialog } from './edit-post-dialog.tsx';
import { Byline } from './post-card.tsx';
import { PostPicture } from './post-picture.tsx';
import { useDeletePost } from './queries.ts';

/** A post with what only its author may do. */
export function OwnPost({ post }: { post: Blog }) {
  const [isOpen, setIsOpen] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeletePost(post);
  const close = (): void => setIsOpen(null);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.afterReload('success', blogCopy.deleted);
        reloadSoon();
      },
      onError: (error) => {
        toast.error(failureText(error, blogCopy.deleteRefused, blogCopy.deleteFailed));
        close();
      },
    });
  return (
    <article>
      {post.image && (
        <PostPicture
          image={post.image}
          sizes="26rem"
          className="mb-4 aspect-video w-full rounded-field bg-haldi-100 object-cover"
        />
      )}
      <h3 className="text-xl break-words text-plum-900">{post.title}</h3>
      <Byline post={post} className="mt-1" />
      <p className="mt-2 break-words">{preview(post.content, previewLengths.ownCard)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setIsOpen('edit')}>
          <Pencil aria-hidden="true" className="size-4" />
          {blogCopy.edit}
        </Button>
        <Button look="quiet" onClick={() => setIsOpen('delete')}>
          <Trash2 aria-hidden="true" className="size-4" />
          {blogCopy.delete}
        </Button>
      </div>
      <EditPostDialog open={isOpen === 'edit'} post={post} onClose={close} />
      <ConfirmDialog
        open={isOpen === 'delete'}
        title={blogCopy.deleteTitle}
        text={blogCopy.deleteText}
        confirm={blogCopy.delete}
        busy={remove.isPending || remove.isSuccess}
        onConfirm={confirm}
        onClose={close}
      />
    </article>
  );
}
