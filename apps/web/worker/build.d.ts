/** Changes with anything the pages are made of; names this build's caches. */
declare const BUILD: string;
/** The version that the pages of this build carry. */
declare const PAGES_VERSION: string;
