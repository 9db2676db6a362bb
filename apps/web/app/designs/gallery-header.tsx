import { mehndiDesigns } from '@haldi/contract/designs/mehndi-designs';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { designsCopy } from './copy.ts';

const coverDesigns = [
  { slug: 'payal-mandala', place: 'top-12 left-0 -rotate-6' },
  { slug: 'haath-phool', place: 'top-10 right-0 rotate-6' },
  { slug: 'mayur-mahal', place: 'top-0 left-1/2 w-56 -translate-x-1/2 p-2.5' },
];

type GalleryHeaderProps = { count: number; isOffered: boolean };

export function GalleryHeader({ count, isOffered }: GalleryHeaderProps) {
  return (
    <div className="overflow-hidden bg-plum-900 text-ivory">
      <div className="mx-auto grid max-w-page items-center px-4 pt-7 pb-8 lg:grid-cols-[1fr_32rem] lg:px-5 lg:py-0">
        <div className="lg:py-20">
          <p className="font-semibold text-haldi-200">{designsCopy.kicker(count)}</p>
          <h1 className="mt-1 text-3xl text-haldi-100 lg:mt-3 lg:text-5xl">{designsCopy.title}</h1>
          <p className="mt-2 max-w-110 text-sand lg:mt-5 lg:text-lg">
            {designsCopy.intro(isOffered)}
          </p>
          {isOffered && (
            <LinkButton
              to="/service/weddingpackage"
              look="golden"
              className="mt-5 lg:mt-8 lg:min-h-13 lg:px-7 lg:text-lg"
            >
              {designsCopy.bookMehndi}
            </LinkButton>
          )}
        </div>
        <div aria-hidden="true" className="relative hidden h-84 w-full lg:block">
          {coverDesigns.map(({ slug, place }) => {
            const design = mehndiDesigns.find((one) => one.slug === slug);
            return (
              design && (
                <img
                  key={slug}
                  src={design.image}
                  alt=""
                  width={design.width}
                  height={design.height}
                  className={cx('absolute h-auto w-48 bg-white p-2 shadow-soft', place)}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
