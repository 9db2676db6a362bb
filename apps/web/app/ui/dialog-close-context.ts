import { createContext } from 'react';

/** Closes the surrounding dialog, after a confirmation if it has unsaved input. */
export const DialogCloseContext = createContext<() => void>(() => undefined);
