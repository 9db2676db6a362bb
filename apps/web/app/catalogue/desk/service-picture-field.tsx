import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import type { BuiltInPicture } from '@haldi/contract/catalogue/desk/schema';
import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.form;

/** Without either the stored picture stays. */
export type ServicePictureChoice = { file?: Blob; drawing?: string };

type PictureFieldProps = {
  choice: ServicePictureChoice;
  stored: string;
  dataSet: string;
  pictures: readonly BuiltInPicture[];
  error?: string | undefined;
  onChange: (choice: ServicePictureChoice) => void;
};

const options = defaultSections.map(({ key, name }) => ({ value: key as string, label: name }));
const firstOption = defaultSections[0].key;

type PictureGalleryProps = {
  pictures: readonly BuiltInPicture[];
  /** Key of a section; sections without drawings start with the first one. */
  startAt: string;
  chosen: string | undefined;
  onChoose: (image: string) => void;
};

function BuiltInPicturePicker({ pictures, startAt, chosen, onChoose }: PictureGalleryProps) {
  const name = useId();
  const [dataSet, setDataSet] = useState(() =>
    options.some(({ value }) => value === startAt) ? startAt : firstOption,
  );
  return (
    <div className="mt-3 rounded-field border border-sand bg-white p-3">
      <Select label={copy.oursOf} options={options} value={dataSet} onChange={setDataSet} />
      <fieldset className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
        <legend className="sr-only">{copy.ours}</legend>
        {pictures
          .filter((picture) => picture.dataSet === dataSet)
          .map((picture) => (
            <label
              key={picture.image}
              className={cx(
                'block cursor-pointer overflow-hidden rounded-field border-2 has-focus-visible:outline-3 has-focus-visible:outline-plum-500',
                picture.image === chosen ? 'border-plum-700' : 'border-transparent',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={picture.image === chosen}
                onChange={() => onChoose(picture.image)}
                className="sr-only"
              />
              <img
                src={picture.image}
                alt={picture.name}
                width={160}
                height={120}
                loading="lazy"
                className="aspect-4/3 w-full bg-haldi-100 object-cover"
              />
            </label>
          ))}
      </fieldset>
    </div>
  );
}

export function ServicePictureField(props: PictureFieldProps) {
  const { choice, stored, dataSet, pictures, error, onChange } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = useObjectUrl(choice.file) ?? choice.drawing ?? stored;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.picture}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={shown}
          alt=""
          width={160}
          height={120}
          className="aspect-4/3 w-40 rounded-field border border-sand bg-haldi-100 object-cover"
        />
        <PictureInput
          text={copy.upload}
          hint={copy.uploadHint}
          error={error}
          onChoose={(file) => onChange({ file })}
          className="flex-col items-start"
        >
          <Button
            look="secondary"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <Images aria-hidden="true" className="size-5" />
            {isChoosing ? copy.closeOurs : copy.chooseOurs}
          </Button>
        </PictureInput>
      </div>
      {isChoosing && (
        <BuiltInPicturePicker
          pictures={pictures}
          startAt={dataSet}
          chosen={choice.file ? undefined : (choice.drawing ?? stored)}
          onChoose={(drawing) => onChange({ drawing })}
        />
      )}
    </fieldset>
  );
}
