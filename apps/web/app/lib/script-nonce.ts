import { createContext, useContext } from 'react';

/** What marks the inline scripts of a page while it is rendered; nothing in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = (): string | undefined => useContext(ScriptNonce);
