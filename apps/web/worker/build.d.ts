/** Changes with anything the pages are made of; names this build's caches, and its pages know it. */
declare const BUILD: string;
