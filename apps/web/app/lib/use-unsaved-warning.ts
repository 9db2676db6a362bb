import { createContext, useContext, useEffect, useRef } from 'react';

type Check = () => boolean;

/** The forms of one dialog, checked before it closes. */
export type UnsavedScope = { isOpen: boolean; checks: Set<Check> };
export const createUnsavedScope = (): UnsavedScope => ({ isOpen: true, checks: new Set() });
/** Forms outside dialogs, checked before leaving the page. */
const page = createUnsavedScope();
export const UnsavedScopeContext = createContext(page);

const allChecks = new Set<Check>();
const isAnyUnsaved = (checks: Iterable<Check>): boolean => [...checks].some((check) => check());

export const hasUnsavedInputIn = ({ checks }: UnsavedScope): boolean => isAnyUnsaved(checks);
export const hasUnsavedForm = (): boolean => isAnyUnsaved(allChecks);

/** Returns a function that unregisters it. */
export const registerUnsavedCheck = (
  check: Check,
  { checks }: UnsavedScope = page,
): (() => void) => {
  allChecks.add(check);
  checks.add(check);
  return () => {
    allChecks.delete(check);
    checks.delete(check);
  };
};

/** The dialog, the back office and the browser ask before unsaved input is lost. */
export const useUnsavedWarning = (isUnsaved: boolean | Check): void => {
  const scope = useContext(UnsavedScopeContext);
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    // The input of a closing dialog was saved or discarded.
    const check: Check = () =>
      scope.isOpen && (typeof latest.current === 'function' ? latest.current() : latest.current);
    const preventUnload = (event: BeforeUnloadEvent): void => {
      if (check()) event.preventDefault();
    };
    const release = registerUnsavedCheck(check, scope);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [scope]);
};

/** For components that render the dialog themselves: place it inside the dialog. */
export function UnsavedInputWarning({ when }: { when: boolean | Check }): null {
  useUnsavedWarning(when);
  return null;
}
