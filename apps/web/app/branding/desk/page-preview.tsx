import { useSettings } from '../../settings/queries.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { useBranding } from '../branding-store.ts';
import { brandingCopy as copy } from './copy.ts';
import { PaletteScope } from './palette-scope.tsx';

export function PagePreview({ palette }: { palette: string }) {
  const { businessName } = useSettings();
  const { logo, stamp } = useBranding();
  return (
    <PaletteScope
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
    </PaletteScope>
  );
}
