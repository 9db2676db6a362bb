/** Scrolls to the centre: at the edge, a sticky bar could cover the field or its message. */
export const focusFirstError = (place: HTMLElement | null): void => {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true], [data-gap]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
};
