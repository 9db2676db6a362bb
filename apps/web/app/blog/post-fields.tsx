import { textLimits } from '@haldi/contract/kit/text';
import { TextArea, TextField } from '../ui/field.tsx';
import { blogCopy } from './copy.ts';
import type { PostDraft } from './queries.ts';

type PostFieldsProps = { draft: PostDraft; onChange: (draft: PostDraft) => void };

/** Title and words, alike for writing and changing. */
export function PostFields({ draft, onChange }: PostFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={blogCopy.titleLabel}
        placeholder={blogCopy.titlePlaceholder}
        value={draft.title}
        onChange={(event) => onChange({ ...draft, title: event.target.value })}
        autoComplete="off"
      />
      <TextArea
        name="content"
        label={blogCopy.contentLabel}
        placeholder={blogCopy.contentPlaceholder}
        rows={8}
        value={draft.content}
        onChange={(event) => onChange({ ...draft, content: event.target.value })}
        hint={blogCopy.length(draft.content.length, textLimits.blogContent)}
      />
    </>
  );
}
