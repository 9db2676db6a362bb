import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { MapPin, MessageCircle } from 'lucide-react';
import { buttonStyle } from '../ui/button-style.ts';
import { areasIn } from './areas.ts';
import { aboutCopy } from './copy.ts';

export function AreasServed({ settings }: { settings: PublicSettings }) {
  const { city, whatsappNumber, businessName } = settings;
  const areas = areasIn(city);
  return (
    <section
      aria-labelledby="areas"
      className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-[22rem_1fr] lg:gap-16 lg:px-5 lg:py-24"
    >
      <div>
        <h2 id="areas" className="text-2xl text-plum-900 lg:text-3xl">
          {aboutCopy.areasTitle(city)}
        </h2>
        <p className="mt-2 text-stone lg:text-lg">
          {areas.length > 0 ? aboutCopy.areasElse : aboutCopy.areasPlain(city)}
        </p>
        <a
          href={whatsappLink(whatsappNumber, aboutCopy.askText(businessName))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'medium', 'mt-5')}
        >
          <MessageCircle aria-hidden="true" className="size-5 text-leaf-600" />
          {aboutCopy.ask}
        </a>
      </div>
      {areas.length > 0 && (
        <div>
          <p className="sr-only">{aboutCopy.areasIntro}</p>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
            {areas.map((area) => (
              <li
                key={area}
                className="flex items-center gap-2 border-b border-sand py-2 text-plum-900"
              >
                <MapPin aria-hidden="true" className="size-4 shrink-0 text-haldi-500" />
                {area}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
