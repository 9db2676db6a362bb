/** A script that travels in every page, without the blanks that make it readable here. */
export const terse = (script: string): string =>
  script
    .replace(/\n\s*/g, '\n')
    .replace(/ ?([(){};,=?:!|&]+) /g, '$1')
    .trim();
