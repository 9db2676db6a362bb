/** How long a result is shown before the page is loaded afresh. */
const reloadDelay = 500;

export const reloadSoon = (): void => {
  setTimeout(() => location.reload(), reloadDelay);
};
