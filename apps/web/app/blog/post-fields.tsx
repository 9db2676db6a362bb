import { textLimits } from '@haldi/contract/kit/text-schemas';
import { TextArea, TextField } from '../ui/field.tsx';
import { blogCopy } from './copy.ts';
import type { PostDraft } from './queries.ts';

type PostFieldsProps = { draft: PostDraft; onChange: (draft: PostDraft) => void };

const withCharacterCount = (length: number, limit: number) => ({
  hint: blogCopy.length(length, limit),
  error: length > limit ? blogCopy.tooLong(limit) : undefined,
});

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
        {...withCharacterCount(draft.title.length, textLimits.blogTitle)}
      />
      <TextArea
        name="content"
        label={blogCopy.contentLabel}
        placeholder={blogCopy.contentPlaceholder}
        rows={8}
        value={draft.content}
        onChange={(event) => onChange({ ...draft, content: event.target.value })}
        {...withCharacterCount(draft.content.length, textLimits.blogContent)}
      />
    </>
  );
}
