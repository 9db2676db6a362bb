import { textLimits } from '@haldi/contract/kit/text-schemas';
import { reviewProblem } from '@haldi/contract/reviews/review-validation';
import { type FormEvent, useRef, useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { errorText } from '../lib/error-text.ts';
import { reloadSoon } from '../lib/reload-soon.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';
import { usePostReview } from './queries.ts';
import { ReviewFields } from './review-fields.tsx';

export function ReviewForm() {
  const { isSignedIn } = useAuth();
  const [draft, setDraft] = useState({ rating: 0, comment: '' });
  const [problem, setProblem] = useState<string>();
  const post = usePostReview();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (post.isPending || post.isSuccess) return;
    setProblem(undefined);
    const problem = reviewProblem(isSignedIn, draft);
    if (problem) {
      toast.error(reviewsCopy.problems[problem]);
      if (problem === 'rating') form.current?.querySelector('input')?.focus();
      if (problem === 'comment') form.current?.querySelector('textarea')?.focus();
      return;
    }
    // The field already shows the error.
    if (draft.comment.length > textLimits.reviewComment) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    post.mutate(draft, {
      onSuccess: () => {
        toast.afterReload('success', reviewsCopy.posted);
        reloadSoon();
      },
      onError: (error) => {
        const reason = errorText(error);
        if (reason === undefined) toast.error(reviewsCopy.notPosted);
        else setProblem(reason);
      },
    });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-5">
      <ReviewFields draft={draft} onChange={setDraft} limit={textLimits.reviewComment} />
      {problem && (
        <Notice tone="bad">
          <p className="font-semibold">{reviewsCopy.refused}</p>
          <p>{problem}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="large" busy={post.isPending || post.isSuccess}>
          {reviewsCopy.submit}
        </Button>
        <Link
          to="/contact/login?next=%2Freview"
          className="inline-flex min-h-11 items-center font-semibold text-plum-600 underline underline-offset-4 hover:text-plum-700 member:hidden"
        >
          {reviewsCopy.logIn}
        </Link>
      </div>
    </form>
  );
}
