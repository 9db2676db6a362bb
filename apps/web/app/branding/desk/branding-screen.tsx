import type { StaffBranding } from '@haldi/contract/branding/desk/schema';
import { hexColourPattern } from '@haldi/contract/branding/palette';
import { sharePictureSize, sharePictureUrl } from '@haldi/contract/branding/share-picture';
import { useSettings } from '../../settings/queries.ts';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { VersionedForm } from '../../settings/shared/versioned-form.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { useBranding } from '../branding-store.ts';
import { brandingCopy as copy } from './copy.ts';
import { LogoField } from './logo-field.tsx';
import { isCustomColour, PaletteField } from './palette-field.tsx';
import { PalettePreview } from './palette-preview.tsx';
import { useStaffBranding } from './queries.ts';
import { useBrandingForm } from './use-branding-form.ts';

function GeneratedImagePreviews({ stamp, hasLogo }: { stamp: string; hasLogo: boolean }) {
  const tab = hasLogo ? `/icons/icon-192.png?v=${stamp}` : `/favicon.svg?v=${stamp}`;
  return (
    <div className="flex flex-wrap items-start gap-6 sm:col-span-2">
      <figure>
        <img src={`/icons/icon-192.png?v=${stamp}`} alt="" width={96} height={96} />
        <figcaption className="mt-1.5 text-sm text-stone">{copy.icon}</figcaption>
      </figure>
      <figure>
        <span className="flex h-24 items-end">
          <img src={tab} alt="" width={32} height={32} />
        </span>
        <figcaption className="mt-1.5 text-sm text-stone">{copy.tab}</figcaption>
      </figure>
      <figure>
        <img
          src={`/pictures/scenes/salon.svg?v=${stamp}`}
          alt=""
          width={160}
          height={120}
          className="rounded-field"
        />
        <figcaption className="mt-1.5 text-sm text-stone">{copy.drawing}</figcaption>
      </figure>
      <figure className="min-w-60 grow basis-80">
        <img
          src={sharePictureUrl('/', stamp)}
          alt=""
          {...sharePictureSize}
          className="h-auto w-full rounded-field border border-sand"
        />
        <figcaption className="mt-1.5 text-sm text-stone">{copy.share}</figcaption>
      </figure>
    </div>
  );
}

function PagePreview({ palette }: { palette: string }) {
  const { businessName } = useSettings();
  const { logo, stamp } = useBranding();
  return (
    <PalettePreview
      choice={palette}
      role="img"
      aria-label={copy.mockPage}
      className="overflow-hidden rounded-card border border-sand bg-ivory shadow-soft sm:col-span-2"
    >
      <div className="flex items-center gap-2 border-b border-sand px-4 py-3 font-display text-lg font-semibold text-plum-700">
        <img
          src={logo?.address ?? `/pictures/mark.svg?v=${stamp}`}
          alt=""
          height={28}
          className="h-7 max-w-28 object-contain"
        />
        <span className="truncate">{businessName}</span>
      </div>
      <div className="bg-haldi-100 px-4 py-6">
        <p className="font-display text-2xl text-plum-900">{copy.mockTitle}</p>
        <p className="mt-1 text-stone">{copy.mockText}</p>
        <span className={buttonStyle('primary', 'medium', 'mt-4')}>{copy.mockBook}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
        <span>
          <span className="block font-semibold text-plum-950">{copy.mockService}</span>
          <span className="font-display text-lg text-plum-700">{copy.mockPrice}</span>
        </span>
        <span className={buttonStyle('secondary', 'small')}>{copy.mockAdd}</span>
      </div>
      <div className="flex flex-wrap gap-2 bg-plum-900 px-4 py-4 text-sand">
        <span className="rounded-full bg-haldi-300 px-3 py-1 text-sm font-semibold text-plum-950">
          {copy.mockBook}
        </span>
        <span className="py-1 text-sm text-haldi-200">{businessName}</span>
      </div>
    </PalettePreview>
  );
}

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
