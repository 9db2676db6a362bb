import { categories } from '@haldi/contract/catalogue/categories';
import { Link } from 'react-router';
import { homeCopy } from './copy.ts';

export const meta = () => [
  { title: homeCopy.title },
  { name: 'description', content: homeCopy.description },
];

export default function Home() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <h1 className="text-4xl">{homeCopy.heading}</h1>
      <ul className="mt-8 grid grid-cols-3 gap-4">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              prefetch="intent"
              className="block rounded-card bg-haldi-100 p-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
