import { createContext } from 'react';

/** Closes the dialog around a button, which asks first where something is not saved. */
export const DialogCloseContext = createContext<() => void>(() => undefined);
