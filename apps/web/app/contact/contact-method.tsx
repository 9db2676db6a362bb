import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type ContactMethodProps = {
  icon: LucideIcon;
  name: string;
  value: ReactNode;
  text: ReactNode;
  href?: string;
  isElsewhere?: boolean;
};

export function ContactMethod({
  icon: Icon,
  name,
  value,
  text,
  href,
  isElsewhere,
}: ContactMethodProps) {
  const content = (
    <>
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-haldi-200 text-plum-700">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-stone">{name}</span>
        <span className="block font-display text-lg leading-snug font-medium [overflow-wrap:anywhere] text-plum-900 sm:text-xl">
          {value}
        </span>
        <span className="mt-0.5 block text-stone">{text}</span>
      </span>
    </>
  );
  const style =
    'flex h-full items-start gap-4 rounded-card border border-sand bg-white p-4 shadow-soft sm:p-5';
  if (!href) return <div className={style}>{content}</div>;
  return (
    <a
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      className={`${style} transition-colors hover:border-haldi-500`}
    >
      {content}
    </a>
  );
}
