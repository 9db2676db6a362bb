/**
 * Takes whoever sent a form to the first thing that is wrong with it. In the middle of what is in
 * sight: the browser itself would leave it, or the words below it, under a bar at the edge.
 */
export const focusFirstError = (place: HTMLElement | null): void => {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true], [data-gap]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
};
