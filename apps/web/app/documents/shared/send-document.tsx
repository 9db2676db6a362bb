import { sendDocument } from '@haldi/contract/orders/documents/delivery-endpoints';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { createAttemptId } from '../../lib/attempt-id.ts';
import { callEndpoint } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { useRefreshMessages } from '../../messages/desk/queries.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { documentsCopy as copy } from './copy.ts';

const useSendDocument = (document: number) => {
  const refresh = useRefreshMessages();
  return useMutation({
    mutationFn: () =>
      callEndpoint(sendDocument, {
        params: { document: String(document) },
        body: { attempt: createAttemptId() },
      }),
    onSuccess: () => {
      toast.success(copy.sent);
      refresh();
    },
    onError: (error) => toast.error(errorText(error) ?? copy.sendFailed),
  });
};

type SendDocumentProps = { document: number; name: string };

export function SendDocumentIcon({ document, name }: SendDocumentProps) {
  const { mutate, isPending } = useSendDocument(document);
  return (
    <IconButton label={copy.sendOf(name)} disabled={isPending} onClick={() => mutate()}>
      <Send aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

export function SendDocumentButton({ document }: Pick<SendDocumentProps, 'document'>) {
  const { mutate, isPending } = useSendDocument(document);
  return (
    <Button look="secondary" busy={isPending} onClick={() => mutate()}>
      <Send aria-hidden="true" className="size-5" />
      {copy.send}
    </Button>
  );
}
