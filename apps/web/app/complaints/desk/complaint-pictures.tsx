import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import { maxComplaintPictures } from '@haldi/contract/complaints/schema';
import { useId } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddComplaintPicture } from '../queries.ts';
import { complaintsCopy } from './copy.ts';

const copy = complaintsCopy.screen;

export function ComplaintPictures({ complaint }: { complaint: Complaint }) {
  const { _id, pictures, state } = complaint;
  const id = useId();
  const { mutate, isPending } = useAddComplaintPicture(_id);
  const canAdd = state === 'open' && pictures.length < maxComplaintPictures;
  if (pictures.length === 0 && !canAdd) return null;
  const add = (picture: Blob): void =>
    mutate(picture, {
      onSuccess: () => toast.success(copy.pictureAdded),
      onError: (error) => toast.error(errorText(error) ?? copy.failed),
    });
  return (
    <Card as="section" aria-labelledby={id} aria-busy={isPending} className="min-w-0 p-4 lg:p-5">
      <h2 id={id} className="text-lg text-plum-900">
        {copy.pictures}
      </h2>
      {pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map(({ url, by }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img
                  src={url}
                  alt={copy.pictureBy(index + 1, by)}
                  width={320}
                  height={240}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-field border border-sand bg-haldi-50 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <div className="mt-3">
          <PictureInput text={copy.addPicture} hint={copy.pictureHint} onChoose={add} />
        </div>
      )}
    </Card>
  );
}
