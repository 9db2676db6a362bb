import { useLocation } from 'react-router';
import { uiCopy } from './copy.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { Skeleton } from './skeleton.tsx';

/** While the code of a staff screen loads. After a hard load the placeholder is shown already. */
export function ScreenCodeLoading() {
  const isHardLoad = useLocation().key === 'default';
  return isHardLoad ? (
    <ScreenLoading text={uiCopy.loading} />
  ) : (
    <Skeleton className="h-104 rounded-card!" />
  );
}
