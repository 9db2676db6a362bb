import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { MapPin, MessageCircle } from 'lucide-react';
import { PincodeCheck } from '../areas/shared/pincode-check.tsx';
import { ServedAreaList } from '../areas/shared/served-area-list.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { aboutCopy } from './copy.ts';

function Neighbourhoods({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className="sr-only">{aboutCopy.areasIntro}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
        {names.map((name) => (
          <li
            key={name}
            className="flex items-center gap-2 border-b border-sand py-2 text-plum-900"
          >
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-haldi-500" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown when the salon has no service areas. Other cities show a sentence instead. */
const neighbourhoodsByCity: Record<string, readonly string[]> = {
  Pune: [
    'Aundh',
    'Balewadi',
    'Baner',
    'Bavdhan',
    'Bibwewadi',
    'Camp',
    'Deccan',
    'Dhanori',
    'Erandwane',
    'Hadapsar',
    'Hinjawadi',
    'Kalyani Nagar',
    'Karve Nagar',
    'Katraj',
    'Kharadi',
    'Kondhwa',
    'Koregaon Park',
    'Kothrud',
    'Magarpatta',
    'Mundhwa',
    'NIBM Road',
    'Pashan',
    'Pimple Saudagar',
    'Shivajinagar',
    'Sinhagad Road',
    'Sus',
    'Viman Nagar',
    'Wagholi',
    'Wakad',
    'Wanowrie',
    'Warje',
    'Yerawada',
  ],
};

const neighbourhoodsIn = (city: string): readonly string[] =>
  neighbourhoodsByCity[city.trim()] ?? [];

export function AreasServed({ settings }: { settings: PublicSettings }) {
  const { city, whatsappNumber, businessName, areas } = settings;
  const neighbourhoods = neighbourhoodsIn(city);
  const intro = neighbourhoods.length > 0 ? aboutCopy.areaNotListed : aboutCopy.wholeCity(city);
  return (
    <section
      aria-labelledby="areas"
      className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-[22rem_1fr] lg:gap-16 lg:px-5 lg:py-24"
    >
      <div>
        <h2 id="areas" className="scroll-mt-24 text-2xl text-plum-900 lg:text-3xl">
          {aboutCopy.areasTitle(city)}
        </h2>
        <p className="mt-2 text-stone lg:text-lg">
          {areas.length > 0 ? aboutCopy.areasDiffer : intro}
        </p>
        {areas.length > 0 && <PincodeCheck className="mt-5" />}
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
      {areas.length > 0 ? (
        <ServedAreaList areas={areas} />
      ) : (
        <Neighbourhoods names={neighbourhoods} />
      )}
    </section>
  );
}
