import { createPageLink } from '@haldi/contract/pages/pages';
import { data } from 'react-router';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { adminCopy } from './copy.ts';

export const meta = createPrivatePageMeta(adminCopy.unknownPageTitle);

/** The server answers 404; navigation within the back office needs no response. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = async () => null;

const waysOn = [createPageLink('/admin'), createPageLink('/admin/orders')];

export default function AdminNotFound() {
  return (
    <div className="mx-auto max-w-140 py-10 text-center">
      <img
        src="/pictures/empty/not-found.svg"
        alt=""
        width={200}
        height={160}
        className="mx-auto"
      />
      <h1 className="mt-6 text-2xl text-plum-900 lg:text-3xl">{adminCopy.unknownTitle}</h1>
      <p className="mt-3 text-stone">{adminCopy.unknownText}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {waysOn.map(({ to, label }, place) => (
          <LinkButton key={to} to={to} look={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}
