import { allServicesFile, dataSets } from '@haldi/contract/catalogue/categories';
import {
  chooseCategory,
  emptyQuery,
  findServices,
  typeText,
} from '@haldi/contract/catalogue/search';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalogueCopy } from './copy.ts';
import { useCatalogueFile } from './queries.ts';
import { ServicePrice } from './service-card.tsx';
import { searchByText } from './text-search.ts';

export const meta = () => [{ title: 'Search services | Haldi' }];

export default function SearchServices() {
  const navigate = useNavigate();
  const [query, setQuery] = useState(emptyQuery);
  const { data: services = [], isPending } = useCatalogueFile(allServicesFile);
  const found = findServices(services, query, searchByText);
  const asked = query.text.trim() !== '' || query.category !== null;
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <h1 className="sr-only">{catalogueCopy.searchTitle}</h1>
      <div className="flex gap-3">
        <button type="button" aria-label={catalogueCopy.back} onClick={() => navigate(-1)}>
          ←
        </button>
        <input
          type="search"
          aria-label={catalogueCopy.searchPlaceholder}
          placeholder={catalogueCopy.searchPlaceholder}
          value={query.text}
          onChange={(event) => setQuery(typeText(event.target.value))}
          className="grow rounded-full border border-sand bg-white px-4 py-2"
        />
      </div>
      <h2 className="mt-6 text-xl">{catalogueCopy.popularSearch}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {dataSets.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={query.category === name}
              onClick={() => setQuery(chooseCategory(name))}
              className="rounded-full border border-sand px-4 py-2 aria-pressed:bg-haldi-300"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-6">
        {asked &&
          !isPending &&
          (found.length > 0 ? catalogueCopy.resultCount(found.length) : catalogueCopy.noMatch)}
      </p>
      <ul aria-label={catalogueCopy.results} className="mt-3 grid grid-cols-2 gap-4">
        {found.map((service) => (
          <li key={service.id}>
            <Link to={service.href} className="block rounded-card border border-sand bg-white p-3">
              <img src={service.image} alt="" width={320} height={240} loading="lazy" />
              <span className="font-semibold">{service.name}</span>
              <ServicePrice price={service.price} offerprice={service.offerprice} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
