import { dataSetsOf, findCategory } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { data } from 'react-router';
import { pageCallContext } from '../lib/page-call.ts';
import type { Route } from './+types/category.route';
import { ServiceCard } from './service-card.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const category = findCategory(params.category);
  if (!category) throw data(null, 404);
  const call = context.get(pageCallContext);
  const sections = await Promise.all(
    dataSetsOf(category.slug).map(async ({ key, name, file }) => ({
      key,
      name,
      services: await call(catalogueFile, { params: { file } }),
    })),
  );
  return { category, sections };
};

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.category.name} at home | Haldi` },
];

export default function CategoryPage({ loaderData: { category, sections } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-4xl">{category.name}</h1>
      {sections.map(({ key, name, services }) => (
        <section key={key} aria-labelledby={key} className="mt-8">
          <h2 id={key} className="text-2xl">
            {name}
          </h2>
          <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
