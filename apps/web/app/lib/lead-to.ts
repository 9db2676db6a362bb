/** Brings a part of the page into view, calmly, and lets the keyboard and the ear go on from there. */
export const leadTo = (part: HTMLElement, first: HTMLElement = part): void => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  first.focus({ preventScroll: true });
};
