import { adminCategories } from '@haldi/contract/catalogue/default-categories';
import { pageIllustrations } from '@haldi/contract/catalogue/desk/pages-and-sections/page-illustrations';
import {
  type AdminMenuPage,
  MenuPageDraft,
  menuLimits,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { useId, useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { menuCopy } from '../copy.ts';
import { useSaveMenuPage } from './queries.ts';

const copy = menuCopy.structure.pageForm;
const defaultScene = 'salon';
const adminOptions = adminCategories.map((value) => ({ value, label: value }));

type IllustrationPickerProps = { chosen: string; onChoose: (scene: string) => void };

function IllustrationPicker({ chosen, onChoose }: IllustrationPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.scene}</legend>
      <div className="grid grid-cols-3 gap-2">
        {pageIllustrations.map(({ slug, name: label }) => (
          <label
            key={slug}
            className={cx(
              'block cursor-pointer overflow-hidden rounded-field border-2 has-focus-visible:outline-3 has-focus-visible:outline-plum-500',
              slug === chosen ? 'border-plum-700' : 'border-transparent',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={slug === chosen}
              onChange={() => onChoose(slug)}
              className="sr-only"
            />
            <img
              src={`/pictures/scenes/${slug}.svg`}
              alt=""
              width={160}
              height={120}
              className="aspect-4/3 w-full bg-haldi-100 object-cover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PageDialogProps = { open: boolean; page: AdminMenuPage | undefined; onClose: () => void };

export function MenuPageDialog({ open, page, onClose }: PageDialogProps) {
  const [admin, setAdmin] = useState<MenuPageDraft['admin']>(page?.admin ?? 'Beauty');
  const [scene, setScene] = useState(page?.scene ?? defaultScene);
  const { mutateAsync } = useSaveMenuPage(page?.slug);
  const form = useForm({
    schema: MenuPageDraft,
    read: (fields) => ({ name: fields.get('name'), admin, scene }),
    send: async (draft) => {
      await mutateAsync(draft);
      toast.success(page ? copy.saved : copy.added);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={page ? copy.editTitle : copy.addTitle}
      description={page ? copy.address(page.slug) : copy.addDescription}
      form={form}
      isChosen={admin !== (page?.admin ?? 'Beauty') || scene !== (page?.scene ?? defaultScene)}
      submit={page ? copy.save : copy.addTitle}
    >
      <TextField
        name="name"
        label={copy.name}
        defaultValue={page?.name}
        maxLength={menuLimits.name}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <Select
        label={copy.admin}
        hint={copy.adminHint}
        options={adminOptions}
        value={admin}
        onChange={setAdmin}
        error={form.errors.admin}
      />
      <IllustrationPicker chosen={scene} onChoose={setScene} />
    </FormDialog>
  );
}
