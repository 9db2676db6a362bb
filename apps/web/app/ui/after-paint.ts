/** Work that follows the next frame: what was just pressed shows its answer first. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
