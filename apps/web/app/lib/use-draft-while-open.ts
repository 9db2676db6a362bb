import { useState } from 'react';

/** Starts with the stored value each time it opens. */
export const useDraftWhileOpen = <D>(isOpen: boolean, stored: D): [D, (draft: D) => void] => {
  const [draft, setDraft] = useState(stored);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(stored);
  }
  return [draft, setDraft];
};
