import { ExternalLink } from 'lucide-react';
import { buttonStyle } from '../ui/button-style.ts';
import { contactCopy } from './copy.ts';

type SocialLinksProps = { links: readonly { label: string; address: string }[] };

export function SocialLinks({ links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={contactCopy.elsewhere} className="mt-6">
      <h2 className="text-xl text-plum-900">{contactCopy.elsewhere}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('secondary', 'small')}
            >
              <ExternalLink aria-hidden="true" className="size-4.5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
