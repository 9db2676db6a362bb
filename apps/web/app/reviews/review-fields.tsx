import { TextArea } from '../ui/field.tsx';
import { StarRating } from '../ui/star-rating.tsx';
import { reviewsCopy } from './copy.ts';
import type { ReviewDraft } from './queries.ts';

type ReviewFieldsProps = {
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  limit: number;
};

export function ReviewFields({ draft, onChange, limit }: ReviewFieldsProps) {
  const length = draft.comment.length;
  return (
    <>
      <StarRating
        label={reviewsCopy.rating}
        value={draft.rating}
        onChange={(rating) => onChange({ ...draft, rating })}
      />
      <TextArea
        name="comment"
        label={reviewsCopy.comment}
        placeholder={reviewsCopy.commentPlaceholder}
        rows={5}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.target.value })}
        hint={reviewsCopy.length(length, limit)}
        error={length > limit ? reviewsCopy.tooLong(limit) : undefined}
      />
    </>
  );
}
