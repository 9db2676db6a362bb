import { useState } from 'react';

/** What is being changed of something stored; begins with what is stored each time it opens. */
export const useDraft = <D>(isOpen: boolean, stored: D): [D, (draft: D) => void] => {
  const [draft, setDraft] = useState(stored);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(stored);
  }
  return [draft, setDraft];
};
