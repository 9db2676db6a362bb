/** Build hash: part of the cache names, and known to the pages. */
declare const BUILD: string;
/** Code of the back office and its dialogs. */
declare const DESK_FILES: readonly string[];
/** Code of the beautician app and its dialogs. */
declare const WORK_FILES: readonly string[];
