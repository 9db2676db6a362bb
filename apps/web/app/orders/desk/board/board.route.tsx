import { Suspense } from 'react';
import { privatePage } from '../../../lib/seo.ts';
import { lazyWithPreload } from '../../../ui/lazy.ts';
import { boardCopy } from './copy.ts';
import { LoadingBoard } from './loading-board.tsx';

const BoardScreen = lazyWithPreload(() => import('./board-screen.tsx'));

export const meta = privatePage(boardCopy.title);

/** Loaded by itself: every page carries the list of what its routes need. */
export default function BoardRoute() {
  return (
    <Suspense fallback={<LoadingBoard />}>
      <BoardScreen />
    </Suspense>
  );
}
