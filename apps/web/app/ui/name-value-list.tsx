import type { ReactNode } from 'react';

type FactListProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

export function NameValueList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-stone">{name}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
