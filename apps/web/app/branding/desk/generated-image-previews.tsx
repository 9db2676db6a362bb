import { sharePictureSize, sharePictureUrl } from '@haldi/contract/branding/share-picture';
import { brandingCopy as copy } from './copy.ts';

export function GeneratedImagePreviews({ stamp, hasLogo }: { stamp: string; hasLogo: boolean }) {
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
