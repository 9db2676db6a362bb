import { LinkButton } from '../ui/link-button.tsx';
import { aboutCopy } from './copy.ts';

const pictures = ['dulhan-darbar', 'haath-phool', 'padma-charan'];

export function WeddingSection({ offersMehndi }: { offersMehndi: boolean }) {
  return (
    <section aria-labelledby="wedding" className="bg-plum-900 text-sand">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-2 lg:items-center lg:gap-16 lg:px-5 lg:py-24">
        <div>
          <h2 id="wedding" className="text-2xl text-haldi-100 lg:text-4xl">
            {aboutCopy.weddingTitle}
          </h2>
          <p className="mt-3 max-w-120 lg:mt-5 lg:text-lg">{aboutCopy.weddingText(offersMehndi)}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {offersMehndi && (
              <LinkButton to="/designs" look="golden">
                {aboutCopy.seeDesigns}
              </LinkButton>
            )}
            <LinkButton to="/service/weddingpackage" look="secondary">
              {aboutCopy.seePackages}
            </LinkButton>
          </p>
        </div>
        <div aria-hidden="true" className="grid grid-cols-3 gap-3 lg:gap-4">
          {(offersMehndi ? pictures : []).map((slug) => (
            <img
              key={slug}
              src={`/pictures/mehndi/${slug}.svg`}
              alt=""
              width={480}
              height={640}
              loading="lazy"
              className="h-auto w-full border-4 border-white shadow-soft odd:mt-6 lg:border-8"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
