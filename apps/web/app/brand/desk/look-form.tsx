import type { StaffLook } from '@haldi/contract/brand/desk/schema';
import { ownColour } from '@haldi/contract/brand/palette';
import { formatTimestamp } from '@haldi/contract/kit/dates';
import type { FormEvent } from 'react';
import { useFirstError } from '../../lib/use-first-error.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { lookCopy as copy } from './copy.ts';
import { DrawnPictures } from './drawn-pictures.tsx';
import { LogoField } from './logo-field.tsx';
import { LookNotices } from './look-notices.tsx';
import { MockPage } from './mock-page.tsx';
import { isOwn, PaletteChoice } from './palette-choice.tsx';
import { useLookForm } from './use-look-form.ts';

export function LookForm({ loaded }: { loaded: StaffLook }) {
  const form = useLookForm(loaded);
  useUnsaved(form.isChanged);
  const { place, showError } = useFirstError<HTMLFormElement>();
  const { look, lastSaved } = form.saved;
  const isReal = !isOwn(form.palette) || ownColour.test(form.palette.toLowerCase());
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    await form.save();
    showError();
  };
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-6 lg:space-y-8"
    >
      <p className="text-sm text-stone">
        {lastSaved
          ? copy.lastSaved(lastSaved.by, formatTimestamp(new Date(lastSaved.at)))
          : copy.neverSaved}
      </p>
      <FormSection isPaired {...copy.colours}>
        <PaletteChoice
          value={form.palette}
          error={form.errors.palette}
          onChange={form.setPalette}
        />
      </FormSection>
      <FormSection isPaired {...copy.preview}>
        <MockPage palette={isReal ? form.palette.toLowerCase() : look.palette} />
      </FormSection>
      <FormSection isPaired {...copy.logo}>
        <LogoField
          saved={look.logo}
          file={form.logo}
          isRemoved={form.isRemoved}
          error={form.errors.logo}
          onChoose={form.chooseLogo}
          onRemove={form.removeLogo}
        />
      </FormSection>
      <FormSection isPaired {...copy.pictures}>
        <DrawnPictures stamp={look.stamp} hasLogo={look.logo !== null} />
      </FormSection>
      <LookNotices form={form} />
      <SaveBar
        copy={copy}
        isChanged={form.isChanged}
        busy={form.isPending}
        onDiscard={form.discard}
      />
    </form>
  );
}
