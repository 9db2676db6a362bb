import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'golden' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-plum-700 text-white hover:bg-plum-600 active:bg-plum-900',
  golden: 'bg-haldi-300 text-plum-950 hover:bg-haldi-400 active:bg-haldi-400',
  secondary:
    'border border-edge bg-white text-plum-700 hover:border-plum-600 hover:bg-haldi-50 active:bg-haldi-100',
  quiet: 'text-plum-700 hover:bg-haldi-100 active:bg-haldi-200',
  danger: 'bg-brick-600 text-white hover:bg-brick-700 active:bg-brick-700',
};

// 36 px high; the pseudo-element makes the touch target 44 px.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 text-sm after:absolute after:-inset-1',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

export const buttonStyle = (look: ButtonVariant, size: ButtonSize, className?: string): string =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center leading-tight font-semibold select-none',
    'transition-colors aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand disabled:text-stone',
    looks[look],
    sizes[size],
    className,
  );
