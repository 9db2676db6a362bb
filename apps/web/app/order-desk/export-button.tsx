import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { deskCopy as copy } from './copy.ts';
import { saveOrders } from './queries.ts';
import type { OrderWish } from './wish.ts';

/** Saves what is found, all of it and not only the pages that are shown. */
export function ExportButton({ wish }: { wish: OrderWish }) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await saveOrders(wish);
      toast.success(copy.exported);
    } catch (error) {
      console.error(copy.exportFailed, error);
      toast.error(copy.exportFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={isBusy} onClick={() => void run()}>
      <Download aria-hidden="true" className="size-5" />
      {copy.exportOrders}
    </Button>
  );
}
