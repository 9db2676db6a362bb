import type { Visit } from '@haldi/contract/orders/desk/visits';
import type { ReactNode } from 'react';
import type { VisitsQuestion } from '../schedule/shared/visits-question.ts';

/** What the routes bring from other features. */
export type RosterParts = {
  visitOf: (visit: Visit) => ReactNode;
  /** Shows the visits that a change touches, and asks. */
  askAbout: (question: VisitsQuestion) => ReactNode;
};
