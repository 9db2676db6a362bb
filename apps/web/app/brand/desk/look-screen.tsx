import type { StaffLook } from '@haldi/contract/brand/desk/schema';
import { ownColour } from '@haldi/contract/brand/palette';
import { SettingsPage } from '../../settings/shared/settings-pages.tsx';
import { VersionedForm } from '../../settings/shared/versioned-form.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { lookCopy as copy } from './copy.ts';
import { DrawnPictures } from './drawn-pictures.tsx';
import { LogoField } from './logo-field.tsx';
import { MockPage } from './mock-page.tsx';
import { isOwn, PaletteChoice } from './palette-choice.tsx';
import { useStaffLook } from './queries.ts';
import { useLookForm } from './use-look-form.ts';

function LookForm({ loaded }: { loaded: StaffLook }) {
  const form = useLookForm(loaded);
  const { look } = form.saved;
  const isReal = !isOwn(form.palette) || ownColour.test(form.palette.toLowerCase());
  return (
    <VersionedForm form={form} copy={copy}>
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
    </VersionedForm>
  );
}

export default function LookScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffLook()}>
      {(data) => <LookForm loaded={data} />}
    </SettingsPage>
  );
}
