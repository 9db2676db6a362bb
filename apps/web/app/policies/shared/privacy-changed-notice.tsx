import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { createStoredStore, useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { policiesCopy } from '../copy.ts';
import { useAcceptedPolicies } from '../queries.ts';

const seenHashStore = createStoredStore<string | null>({
  key: 'haldi-privacy-seen',
  read: (saved) => saved,
  write: (hash) => hash,
});

const markPrivacySeen = (hash: string): void => seenHashStore.update(() => hash);
const useSeenPrivacyHash = (): string | null => useStore(seenHashStore);

const copy = policiesCopy.profile;

export function PrivacyChangedNotice() {
  const { data } = useAcceptedPolicies();
  const seenHash = useSeenPrivacyHash();
  if (!data?.hasPrivacyChanged) return null;
  const { hash, since } = data.standing;
  if (seenHash === hash) return null;
  const dismiss = (): void => markPrivacySeen(hash);
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-semibold">{copy.changed(formatIndiaDate(new Date(since)))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to="/privacy" look="secondary" size="small" onClick={dismiss}>
          {copy.read}
        </LinkButton>
        <Button look="quiet" size="small" onClick={dismiss}>
          {copy.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
