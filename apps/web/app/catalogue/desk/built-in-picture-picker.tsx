import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import type { BuiltInPicture } from '@haldi/contract/catalogue/desk/schema';
import { useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/select.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.form;
const options = defaultSections.map(({ key, name }) => ({ value: key as string, label: name }));
const firstOption = defaultSections[0].key;

type PictureGalleryProps = {
  pictures: readonly BuiltInPicture[];
  /** Key of a section; sections without drawings start with the first one. */
  startAt: string;
  chosen: string | undefined;
  onChoose: (image: string) => void;
};

export function BuiltInPicturePicker({ pictures, startAt, chosen, onChoose }: PictureGalleryProps) {
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
