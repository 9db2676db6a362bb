/** Changes with anything the pages are made of; names this build's caches, and its pages know it. */
declare const BUILD: string;
/** The code that no public page needs at first: the back office, and what opens over pages. */
declare const DESK_FILES: readonly string[];
/** The code of the page of whoever goes to visits, and what opens over it. */
declare const WORK_FILES: readonly string[];
