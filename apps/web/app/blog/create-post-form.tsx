import { postProblem } from '@haldi/contract/blog/post-validation';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { type FormEvent, useRef, useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { errorText, refusedOrFailedText } from '../lib/error-text.ts';
import { reloadSoon } from '../lib/reload-soon.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';
import { PostFields } from './post-fields.tsx';
import { PostPictureField } from './post-picture-field.tsx';
import { useCreatePost } from './queries.ts';

export function CreatePostForm() {
  const { isSignedIn } = useAuth();
  const [draft, setDraft] = useState({ title: '', content: '' });
  const [file, setFile] = useState<Blob>();
  const create = useCreatePost();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    const problem = postProblem(isSignedIn, draft);
    if (problem) {
      toast.error(blogCopy.problems[problem]);
      const missing = draft.title.trim() === '' ? 'title' : 'content';
      if (problem === 'text')
        form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
      return;
    }
    // The fields already show the error.
    const tooLong =
      (draft.title.length > textLimits.blogTitle && 'title') ||
      (draft.content.length > textLimits.blogContent && 'content');
    if (tooLong) {
      form.current?.querySelector<HTMLElement>(`[name=${tooLong}]`)?.focus();
      return;
    }
    create.mutate(
      { ...draft, file },
      {
        onSuccess: () => {
          toast.afterReload('success', blogCopy.posted);
          reloadSoon();
        },
        onError: (error) =>
          toast.error(refusedOrFailedText(error, blogCopy.postRefused, blogCopy.postFailed)),
      },
    );
  };

  const problem = errorText(create.error);
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-5">
      <PostPictureField file={file} onChoose={setFile} onRemove={() => setFile(undefined)} />
      <PostFields draft={draft} onChange={setDraft} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="large" busy={create.isPending || create.isSuccess}>
          {blogCopy.post}
        </Button>
        <Link
          to="/contact/login?next=%2Fblog"
          className="inline-flex min-h-11 items-center font-semibold text-plum-600 underline underline-offset-4 hover:text-plum-700 member:hidden"
        >
          {blogCopy.logIn}
        </Link>
      </div>
    </form>
  );
}
