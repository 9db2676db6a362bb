import type { StaffBranding } from '@haldi/contract/brand/desk/schema';
import { hexColourPattern } from '@haldi/contract/brand/palette';
import { SettingsPage } from '../../settings/shared/settings-pages.tsx';
import { VersionedForm } from '../../settings/shared/versioned-form.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { brandingCopy as copy } from './copy.ts';
import { GeneratedImages } from './drawn-pictures.tsx';
import { LogoField } from './logo-field.tsx';
import { PagePreview } from './mock-page.tsx';
import { isCustomColour, PaletteField } from './palette-choice.tsx';
import { useStaffBranding } from './queries.ts';
import { useBrandingForm } from './use-look-form.ts';

function BrandingForm({ loaded }: { loaded: StaffBranding }) {
  const form = useBrandingForm(loaded);
  const { look } = form.saved;
  const isReal = !isCustomColour(form.palette) || hexColourPattern.test(form.palette.toLowerCase());
  return (
    <VersionedForm form={form} copy={copy}>
      <FormSection isPaired {...copy.colours}>
        <PaletteField
          value={form.palette}
          error={form.errors.palette}
          onChange={form.setPalette}
        />
      </FormSection>
      <FormSection isPaired {...copy.preview}>
        <PagePreview palette={isReal ? form.palette.toLowerCase() : look.palette} />
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
        <GeneratedImages stamp={look.stamp} hasLogo={look.logo !== null} />
      </FormSection>
    </VersionedForm>
  );
}

export default function LookScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffBranding()}>
      {(data) => <BrandingForm loaded={data} />}
    </SettingsPage>
  );
}
