import { createContext, useContext } from 'react';

/** Nonce of inline scripts during server rendering; undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = (): string | undefined => useContext(ScriptNonce);
