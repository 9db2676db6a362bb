import { preview, previewLengths } from '@haldi/contract/blog/preview';
import type { Blog } from '@haldi/contract/blog/schema';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../lib/refusal-text.ts';
import { reloadSoon } from '../lib/reload.ts';
import { Button } from '../ui/button.tsx';
import { lazyWithPreload } from '../ui/lazy.ts';
import { OnceOpened } from '../ui/once-opened.tsx';
import { toast } from '../ui/toast.ts';
import { Byline } from './byline.tsx';
import { blogCopy } from './copy.ts';
import { PostPicture } from './post-picture.tsx';
import { useDeletePost } from './queries.ts';

const EditPostDialog = lazyWithPreload(() => import('./edit-post-dialog.tsx'));
const ConfirmDialog = lazyWithPreload(() => import('../ui/confirm-dialog.tsx'));

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
        <Button
          look="secondary"
          onPointerEnter={EditPostDialog.preload}
          onFocus={EditPostDialog.preload}
          onClick={() => setIsOpen('edit')}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {blogCopy.edit}
        </Button>
        <Button
          look="quiet"
          onPointerEnter={ConfirmDialog.preload}
          onFocus={ConfirmDialog.preload}
          onClick={() => setIsOpen('delete')}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {blogCopy.delete}
        </Button>
      </div>
      <OnceOpened open={isOpen === 'edit'}>
        <EditPostDialog open={isOpen === 'edit'} post={post} onClose={close} />
      </OnceOpened>
      <OnceOpened open={isOpen === 'delete'}>
        <ConfirmDialog
          open={isOpen === 'delete'}
          title={blogCopy.deleteTitle}
          text={blogCopy.deleteText}
          confirm={blogCopy.delete}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={confirm}
          onClose={close}
        />
      </OnceOpened>
    </article>
  );
}
