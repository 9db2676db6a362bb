import type { StaffBranding } from '@haldi/contract/branding/desk/schema';
import { hexColourPattern } from '@haldi/contract/branding/palette';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { VersionedForm } from '../../settings/shared/versioned-form.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { brandingCopy as copy } from './copy.ts';
import { GeneratedImagePreviews } from './generated-image-previews.tsx';
import { LogoField } from './logo-field.tsx';
import { PagePreview } from './page-preview.tsx';
import { isCustomColour, PaletteField } from './palette-field.tsx';
import { useStaffBranding } from './queries.ts';
import { useBrandingForm } from './use-branding-form.ts';

function BrandingForm({ loaded }: { loaded: StaffBranding }) {
  const form = useBrandingForm(loaded);
  const { look } = form.saved;
  const isReal = !isCustomColour(form.palette) || hexColourPattern.test(form.palette.toLowerCase());
  return (
    <VersionedForm form={form} copy={copy}>
      <FormSection isPaired {...copy.colours}>
        <PaletteField value={form.palette} error={form.errors.palette} onChange={form.setPalette} />
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
        <GeneratedImagePreviews stamp={look.stamp} hasLogo={look.logo !== null} />
      </FormSection>
    </VersionedForm>
  );
}

export default function BrandingScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffBranding()}>
      {(data) => <BrandingForm loaded={data} />}
    </SettingsPage>
  );
}
