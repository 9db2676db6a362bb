import { type RefObject, useEffect, useRef, useState } from 'react';

export type Editing = {
  isEditing: boolean;
  open: () => void;
  close: () => void;
  /** Gets the focus back when the form closes. */
  opener: RefObject<HTMLButtonElement | null>;
};

export const useEditMode = (): Editing => {
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return {
    isEditing,
    open: () => setIsEditing(true),
    close: () => setIsEditing(false),
    opener,
  };
};
