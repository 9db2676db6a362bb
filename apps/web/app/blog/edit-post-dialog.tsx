import { hasTitleAndContent } from '@haldi/contract/blog/post-validation';
import type { Blog } from '@haldi/contract/blog/schema';
import { reloadSoon } from '../lib/reload-soon.ts';
import { useDraftWhileOpen } from '../lib/use-draft-while-open.ts';
import { EditDialog } from '../ui/edit-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';
import { PostFields } from './post-fields.tsx';
import { PostPictureField } from './post-picture-field.tsx';
import { type PictureChange, useUpdatePost } from './queries.ts';

type EditPostProps = { open: boolean; post: Blog; onClose: () => void };

export default function EditPostDialog({ open, post, onClose }: EditPostProps) {
  const [text, setText] = useDraftWhileOpen(open, { title: post.title, content: post.content });
  const [picture, setPicture] = useDraftWhileOpen<PictureChange>(open, {});
  return (
    <EditDialog
      open={open}
      copy={blogCopy}
      draft={{ ...text, ...picture }}
      isValid={hasTitleAndContent(text)}
      change={useUpdatePost(post)}
      onSaved={() => {
        toast.afterReload('success', blogCopy.updated);
        reloadSoon();
      }}
      onClose={onClose}
    >
      <PostPictureField
        file={picture.file}
        stored={picture.isRemoved ? null : post.image}
        onChoose={(file) => setPicture({ file })}
        onRemove={() => setPicture({ isRemoved: true })}
      />
      <PostFields draft={text} onChange={setText} />
    </EditDialog>
  );
}
