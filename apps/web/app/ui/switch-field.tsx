import { useId } from 'react';

type SwitchFieldProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
};

export function SwitchField({ label, hint, checked, onChange, className }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-600">
        <span className="font-semibold text-plum-900">{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={id}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-field outline-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-sand px-0.75 transition-colors after:size-5 after:rounded-full after:bg-white after:shadow-soft after:transition-transform peer-checked:border-plum-700 peer-checked:bg-plum-700 peer-checked:after:translate-x-5"
        />
      </label>
      <p id={id} className="text-sm text-stone">
        {hint}
      </p>
    </div>
  );
}
