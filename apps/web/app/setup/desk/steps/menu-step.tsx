import type { Setup } from '@haldi/contract/setup/schema';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { setupCopy } from '../../copy.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

const copy = setupCopy.menu;

export function MenuStep({ setup, ...props }: StepProps & { setup: Setup }) {
  const isEmpty = setup.missing.includes('menu');
  return (
    <>
      <Notice tone={isEmpty ? 'info' : 'good'}>{isEmpty ? copy.none : copy.there}</Notice>
      <LinkButton to="/admin/services" look="secondary">
        {copy.toMenu}
      </LinkButton>
      <StepActions {...props} />
    </>
  );
}
