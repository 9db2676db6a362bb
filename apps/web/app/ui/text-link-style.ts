import { cx } from './cx.ts';

/** 44 px touch target that does not increase the line height. */
export const textLinkStyle = (className?: string): string =>
  cx(
    '-my-2.5 inline-flex min-h-11 items-center text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 hover:text-plum-600',
    className,
  );
