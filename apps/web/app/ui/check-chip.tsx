import type { ComponentProps, ReactNode } from 'react';

type CheckChipProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
};

export function CheckChip({ type = 'checkbox', label, ...input }: CheckChipProps) {
  return (
    <label className="relative inline-flex">
      <input
        {...input}
        type={type}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
      />
      <span className="pointer-events-none inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 leading-tight whitespace-nowrap text-plum-900 transition-colors peer-checked:border-plum-700 peer-checked:bg-plum-700 peer-checked:text-white peer-hover:border-plum-600">
        {label}
      </span>
    </label>
  );
}
