import { useState } from 'react';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { accountsCopy, demoLogins } from '../copy.ts';

export type DemoLogin = (typeof demoLogins)[number];

export function DemoLoginsBanner({ onChoose }: { onChoose: (login: DemoLogin) => void }) {
  const { demo } = useSettings();
  const [isFilled, setIsFilled] = useState(false);
  if (!demo) return null;
  return (
    <section
      aria-labelledby="demo-title"
      className="mt-6 rounded-card border border-haldi-300 bg-haldi-100 px-5 py-4"
    >
      <h2 id="demo-title" className="text-lg text-plum-900">
        {accountsCopy.demoTitle}
      </h2>
      <p className="mt-0.5 text-plum-950">{accountsCopy.demoText}</p>
      <ul className="mt-3 grid gap-2 min-[23rem]:grid-cols-2 sm:grid-cols-3">
        {demoLogins.map((demoLogin) => (
          <li
            key={demoLogin.login}
            className="flex min-[23rem]:last:odd:col-span-2 sm:last:odd:col-span-1"
          >
            <Button
              look="secondary"
              className="w-full rounded-field! px-2! py-2!"
              onClick={() => {
                onChoose(demoLogin);
                setIsFilled(true);
              }}
            >
              <span>
                <span className="block">{demoLogin.label}</span>
                <span className="block text-sm font-normal text-stone">{demoLogin.login}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isFilled && accountsCopy.demoFilled}
      </p>
    </section>
  );
}
