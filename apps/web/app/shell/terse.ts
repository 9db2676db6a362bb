/** A script that travels in every page, without the indents that make it readable here. */
export const terse = (script: string): string => script.replace(/\n\s*/g, '\n').trim();
