/** The few parameters that change what the server renders; all others are for the browser alone. */
const renderedParameters = ['_routes'];
const maxParameterLength = 200;

/**
 * The address a page is rendered and kept under. Anyone can append parameters to an address:
 * dropping the ones that do not matter keeps the cache from being flooded with copies.
 */
export const pageAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const kept = new URLSearchParams();
  for (const name of renderedParameters) {
    const value = searchParams.get(name);
    if (value !== null && value.length <= maxParameterLength) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
};
