import { hasText } from '@haldi/contract/blog/rules';
import type { Blog } from '@haldi/contract/blog/schema';
import { useState } from 'react';
import { refusalText } from '../lib/refusal-text.ts';
import { reloadSoon } from '../lib/reload.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PostFields } from './post-fields.tsx';
import { type PictureChange, useUpdatePost } from './queries.ts';

type EditPostProps = { open: boolean; post: Blog; onClose: () => void };

/** Begins with what is stored each time it opens. */
export function EditPostDialog({ open, post, onClose }: EditPostProps) {
  const stored = { title: post.title, content: post.content };
  const [draft, setDraft] = useState(stored);
  const [picture, setPicture] = useState<PictureChange>({});
  const [wasOpen, setWasOpen] = useState(open);
  const change = useUpdatePost(post);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(stored);
      setPicture({});
    }
  }
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
          toast.error(
            refusalText(error) === undefined ? blogCopy.updateFailed : blogCopy.updateRefused,
          ),
      },
    );
  };
  const close = (): void => {
    change.reset();
    onClose();
  };
  const refusal = refusalText(change.error);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={blogCopy.editTitle}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            {blogCopy.cancel}
          </Button>
          <Button busy={change.isPending} onClick={update}>
            {blogCopy.update}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <PicturePicker
          file={picture.file}
          stored={picture.isRemoved ? null : post.image}
          onChoose={(file) => setPicture({ file })}
          onRemove={() => setPicture({ isRemoved: true })}
        />
        <PostFields draft={draft} onChange={setDraft} />
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </Dialog>
  );
}
