import { hasText } from '@haldi/contract/blog/rules';
import type { Blog } from '@haldi/contract/blog/schema';
import { failureText, refusalText } from '../lib/refusal-text.ts';
import { reloadSoon } from '../lib/reload.ts';
import { useDraft } from '../lib/use-draft.ts';
import { EditDialog } from '../ui/edit-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PostFields } from './post-fields.tsx';
import { type PictureChange, useUpdatePost } from './queries.ts';

type EditPostProps = { open: boolean; post: Blog; onClose: () => void };

export default function EditPostDialog({ open, post, onClose }: EditPostProps) {
  const [draft, setDraft] = useDraft(open, { title: post.title, content: post.content });
  const [picture, setPicture] = useDraft<PictureChange>(open, {});
  const change = useUpdatePost(post);
  const update = (): void => {
    if (!hasText(draft)) {
      toast.error(blogCopy.invalidChange);
      return;
    }
    change.mutate(
      { ...draft, ...picture },
      {
        onSuccess: () => {
          toast.afterReload('success', blogCopy.updated);
          onClose();
          reloadSoon();
        },
        onError: (error) =>
          toast.error(failureText(error, blogCopy.updateRefused, blogCopy.updateFailed)),
      },
    );
  };
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <EditDialog
      open={open}
      title={blogCopy.editTitle}
      update={blogCopy.update}
      busy={change.isPending}
      refusal={refusalText(change.error)}
      onUpdate={update}
      onClose={close}
    >
      <PicturePicker
        file={picture.file}
        stored={picture.isRemoved ? null : post.image}
        onChoose={(file) => setPicture({ file })}
        onRemove={() => setPicture({ isRemoved: true })}
      />
      <PostFields draft={draft} onChange={setDraft} />
    </EditDialog>
  );
}
