import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

type DownloadButtonProps = {
  label: string;
  save: () => Promise<void>;
  saved: string;
  failed: string;
};

export function DownloadButton({ label, save, saved, failed }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await save();
      toast.success(saved);
    } catch (error) {
      console.error(failed, error);
      toast.error(failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={isBusy} onClick={() => void run()}>
      <Download aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
}
