import { useParams } from 'react-router';
import { DocumentPage } from '../page/document-page.tsx';
import { SendDocumentButton } from '../shared/send-document.tsx';

export default function DocumentScreen() {
  const { document = '' } = useParams();
  return (
    <DocumentPage
      access={{ by: 'desk' }}
      document={Number(document)}
      actions={<SendDocumentButton document={Number(document)} />}
    />
  );
}
