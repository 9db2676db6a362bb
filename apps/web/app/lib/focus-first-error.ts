/** Scrolls to the centre: at the edge, a sticky bar could cover the field or its message. */
export const focusFirstError = (container: HTMLElement | null): void => {
  const invalidField = container?.querySelector<HTMLElement>('[aria-invalid=true], [data-gap]');
  invalidField?.focus({ preventScroll: true });
  invalidField?.scrollIntoView({ block: 'center' });
};
