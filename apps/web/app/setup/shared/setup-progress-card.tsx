import { Rocket } from 'lucide-react';
import { useIsOwner } from '../../accounts/auth-store.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { setupCopy } from '../copy.ts';
import { useSetup } from '../queries.ts';

const copy = setupCopy.card;

function OwnersCard() {
  const { data: setup } = useSetup();
  if (!setup || setup.openedAt) return null;
  const done = setup.steps.filter(({ state }) => state === 'done').length;
  return (
    <Card as="section" aria-label={copy.title} className="border-haldi-400 bg-haldi-100">
      <div className="flex flex-wrap items-center gap-4">
        <Rocket aria-hidden="true" className="size-8 shrink-0 text-plum-700" />
        <div className="min-w-60 grow">
          <h2 className="text-xl text-plum-900">{copy.title}</h2>
          <p className="mt-0.5 text-plum-950">{copy.text(done, setup.steps.length)}</p>
        </div>
        <LinkButton to="/admin/setup">{copy.resume}</LinkButton>
      </div>
    </Card>
  );
}

export function SetupProgressCard() {
  return useIsOwner() ? <OwnersCard /> : <Notice tone="info">{copy.desk}</Notice>;
}
