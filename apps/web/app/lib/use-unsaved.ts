import { createContext, useContext, useEffect, useRef } from 'react';

type Check = () => boolean;

/** The forms of a dialog, which asks about them before it closes. */
export type UnsavedScope = { isOpen: boolean; checks: Set<Check> };
export const createUnsavedScope = (): UnsavedScope => ({ isOpen: true, checks: new Set() });
/** Where a form stands that is on no dialog: it is asked about when the page is left. */
const page = createUnsavedScope();
export const UnsavedScopeContext = createContext(page);

const everywhere = new Set<Check>();
const isAnyUnsaved = (checks: Iterable<Check>): boolean => [...checks].some((check) => check());

export const hasUnsavedIn = ({ checks }: UnsavedScope): boolean => isAnyUnsaved(checks);
/** Whether anything on the screen was typed or chosen and is not saved. */
export const hasUnsavedForm = (): boolean => isAnyUnsaved(everywhere);

/** Counts a form in; gives what takes it out again. */
export const registerUnsavedCheck = (
  check: Check,
  { checks }: UnsavedScope = page,
): (() => void) => {
  everywhere.add(check);
  checks.add(check);
  return () => {
    everywhere.delete(check);
    checks.delete(check);
  };
};

/**
 * A form that holds something unsaved: the dialog that it stands in asks before it closes, the back
 * office before it goes elsewhere, the browser before it loads anew.
 */
export const useUnsaved = (isUnsaved: boolean | Check): void => {
  const scope = useContext(UnsavedScopeContext);
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    // While a dialog goes, what it held is saved or given up.
    const check: Check = () =>
      scope.isOpen && (typeof latest.current === 'function' ? latest.current() : latest.current);
    const hold = (event: BeforeUnloadEvent): void => {
      if (check()) event.preventDefault();
    };
    const release = registerUnsavedCheck(check, scope);
    window.addEventListener('beforeunload', hold);
    return () => {
      release();
      window.removeEventListener('beforeunload', hold);
    };
  }, [scope]);
};

/** The same for a form whose dialog is drawn by the same component: stands among its fields. */
export function UnsavedMarker({ when }: { when: boolean | Check }): null {
  useUnsaved(when);
  return null;
}
