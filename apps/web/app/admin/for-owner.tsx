import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { adminCopy } from './copy.ts';

/** Stands where the desk has come to a screen of the owner's. */
export function ForOwner() {
  return (
    <>
      <h1 className="sr-only">{adminCopy.forOwnerTitle}</h1>
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={adminCopy.forOwnerTitle}
        text={adminCopy.forOwnerText}
        action={<LinkButton to="/admin">{adminCopy.toDashboard}</LinkButton>}
      />
    </>
  );
}
