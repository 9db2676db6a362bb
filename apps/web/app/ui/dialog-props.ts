import type { ReactNode } from 'react';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `side` slides in from the right and takes the full height: see SidePanel. */
  place?: 'centre' | 'side';
};
