const reloadDelay = 500;

export const reloadSoon = (): void => {
  setTimeout(() => location.reload(), reloadDelay);
};
