import {
  ComplaintMessage,
  type CustomerComplaint,
  maxComplaintPictures,
  maxComplaintText,
} from '@haldi/contract/complaints/schema';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { useForm } from '../../lib/use-form.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useWriteComplaint } from '../queries.ts';
import type { ComplaintAccess } from './complaint-access.ts';
import { complaintCopy } from './copy.ts';

const copy = complaintCopy.dialog;

type ChosenPictureProps = { picture: Blob; place: number; onRemove: () => void };

function ChosenPicture({ picture, place, onRemove }: ChosenPictureProps) {
  const url = useObjectUrl(picture);
  return (
    <li className="relative">
      {url && (
        <img
          src={url}
          alt={complaintCopy.picture(place)}
          width={96}
          height={96}
          className="size-24 rounded-field border border-sand object-cover"
        />
      )}
      <IconButton
        label={copy.removePicture(place)}
        onClick={onRemove}
        className="absolute! -top-2 -right-2 bg-white shadow-soft"
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type WriteComplaintDialogProps = {
  access: ComplaintAccess;
  complaint: CustomerComplaint | null;
  open: boolean;
  onClose: () => void;
};

export default function WriteComplaintDialog(props: WriteComplaintDialogProps) {
  const { access, complaint, open, onClose } = props;
  const state = complaint?.state ?? 'none';
  const left = maxComplaintPictures - (complaint?.pictures.length ?? 0);
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const { mutateAsync } = useWriteComplaint(access);
  const form = useForm({
    schema: ComplaintMessage,
    read: (fields) => {
      const text = String(fields.get('text'));
      return { text, attempt: attemptOf({ text }) };
    },
    send: async (message) => {
      const hasAll = await mutateAsync({ message, pictures });
      if (hasAll) toast.success(copy.sent);
      else toast.error(copy.pictureFailed);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.titles[state]}
      description={copy.texts[state]}
      form={form}
      isChosen={pictures.length > 0}
      submit={copy.send}
    >
      <TextArea
        name="text"
        label={state === 'none' ? copy.label : copy.moreLabel}
        required
        rows={5}
        maxLength={maxComplaintText}
        error={form.errors.text}
      />
      {access.addPicture && left > 0 && (
        <div className="space-y-3">
          {pictures.length > 0 && (
            <ul className="flex flex-wrap gap-4 pt-2">
              {pictures.map((picture, index) => (
                <ChosenPicture
                  // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no other identity.
                  key={index}
                  picture={picture}
                  place={index + 1}
                  onRemove={() => setPictures(pictures.filter((one) => one !== picture))}
                />
              ))}
            </ul>
          )}
          {pictures.length < left && (
            <PictureInput
              text={copy.addPicture}
              hint={copy.pictureHint(maxComplaintPictures)}
              onChoose={(picture) => setPictures([...pictures, picture])}
            />
          )}
        </div>
      )}
    </FormDialog>
  );
}
