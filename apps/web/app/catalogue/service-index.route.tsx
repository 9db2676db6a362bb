import { categories, dataSetsOf } from '@haldi/contract/catalogue/categories';
import { Link } from 'react-router';
import { catalogueCopy } from './copy.ts';

export const meta = () => [{ title: 'All services | Haldi' }];

export default function ServiceIndex() {
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-4xl">{catalogueCopy.services}</h1>
      <p className="mt-2">{catalogueCopy.servicesIntro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              prefetch="intent"
              className="block rounded-card bg-haldi-100 p-6"
            >
              <span className="text-xl font-semibold">{name}</span>
              <span className="block text-stone">
                {dataSetsOf(slug)
                  .map((set) => set.name)
                  .join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
