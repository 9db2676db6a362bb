import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { uiCopy } from './copy.ts';
import { controlStyle, describedBy, FieldFrame, type FieldText } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'className'> & { className?: string };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, hint, error, className, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...props} id={id}>
      <div className="relative">
        <input
          autoComplete="current-password"
          {...input}
          type={isShown ? 'text' : 'password'}
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, props)}
          className={controlStyle(Boolean(error), 'h-12 pr-13')}
        />
        <IconButton
          label={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
          aria-controls={id}
          className="absolute top-0.5 right-1"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
