import {
  type AdminMenuPage,
  type AdminMenuSection,
  MenuSectionDraft,
  menuLimits,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { menuCopy } from '../copy.ts';
import { useSaveSection } from './queries.ts';

const copy = menuCopy.structure.sectionForm;

type SectionDialogProps = {
  open: boolean;
  pages: readonly AdminMenuPage[];
  page: AdminMenuPage;
  section: AdminMenuSection | undefined;
  onClose: () => void;
};

export function SectionDialog({ open, pages, page, section, onClose }: SectionDialogProps) {
  const [slug, setSlug] = useState(page.slug);
  const { mutateAsync } = useSaveSection(section?.key);
  const form = useForm({
    schema: MenuSectionDraft,
    read: (fields) => ({ name: fields.get('name'), page: slug }),
    send: async (draft) => {
      await mutateAsync(draft);
      toast.success(section ? copy.saved : copy.added);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={section ? copy.editTitle : copy.addTitle}
      description={copy.description}
      form={form}
      isChosen={slug !== page.slug}
      submit={section ? copy.save : copy.addTitle}
    >
      <TextField
        name="name"
        label={copy.name}
        defaultValue={section?.name}
        maxLength={menuLimits.name}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <Select
        label={copy.page}
        options={pages.map((each) => ({ value: each.slug, label: each.name }))}
        value={slug}
        onChange={setSlug}
        error={form.errors.page}
      />
    </FormDialog>
  );
}
