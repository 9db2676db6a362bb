import { formatDate } from '@haldi/contract/kit/dates';
import { createStoredStore, useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { policiesCopy } from '../copy.ts';
import { useMyPolicies } from '../queries.ts';

/** Which privacy notice was last waved through in this browser. */
const stored = createStoredStore<string | null>({
  key: 'haldi-privacy-seen',
  read: (saved) => saved,
  write: (hash) => hash,
});

const markPrivacySeen = (hash: string): void => stored.update(() => hash);
const useSeenPrivacy = (): string | null => useStore(stored);

const copy = policiesCopy.profile;

/** Told once, and in nobody's way: whoever agreed to another notice, or to one before they were kept. */
export function PrivacyChanged() {
  const { data } = useMyPolicies();
  const seen = useSeenPrivacy();
  if (!data) return null;
  const { hash, since } = data.standing;
  if (data.privacy === hash || seen === hash) return null;
  const wave = (): void => markPrivacySeen(hash);
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-semibold">{copy.changed(formatDate(new Date(since)))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to="/privacy" look="secondary" size="small" onClick={wave}>
          {copy.read}
        </LinkButton>
        <Button look="quiet" size="small" onClick={wave}>
          {copy.seen}
        </Button>
      </div>
    </Notice>
  );
}
