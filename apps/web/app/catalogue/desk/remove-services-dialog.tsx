import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { menuCopy } from './copy.ts';
import { useRemoveServices } from './queries.ts';

const copy = menuCopy.removing;

type RemoveDialogProps = {
  open: boolean;
  services: readonly AdminService[];
  sold: ReadonlySet<string>;
  onClose: () => void;
  onDone: () => void;
};

export function RemoveServicesDialog({ open, services, sold, onClose, onDone }: RemoveDialogProps) {
  const removing = useRemoveServices();
  const going = services.filter(({ _id }) => !sold.has(_id));
  const staying = services.length - going.length;
  const remove = (): void =>
    removing.mutate(
      going.map(({ _id }) => _id),
      {
        onSuccess: () => {
          toast.success(copy.done(going.length));
          onDone();
        },
        onError: (error) => toast.error(errorText(error) ?? copy.failed),
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(going.length || services.length)}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {menuCopy.form.cancel}
          </Button>
          <Button
            look="danger"
            disabled={going.length === 0}
            busy={removing.isPending}
            onClick={remove}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      {going.length > 0 && (
        <>
          <p>{copy.text}</p>
          <ul className="mt-3 list-disc space-y-0.5 pl-5">
            {going.map(({ _id, name }) => (
              <li key={_id} className="font-semibold wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {staying > 0 && (
        <p className="mt-3 first:mt-0">
          {going.length > 0 ? copy.sparing(staying) : copy.allSold(staying)}
        </p>
      )}
    </Dialog>
  );
}
