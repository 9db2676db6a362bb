import { createContext } from 'react';

/** How a page that is rendered gets its colours; in the browser nobody has to know. */
export const PaletteCss = createContext<((palette: string) => string) | undefined>(undefined);
