import type { Role } from '@haldi/contract/kit/role';
import type {
  ChannelStatus,
  MessageTemplate,
  TemplateList,
} from '@haldi/contract/messages/desk/schema';
import {
  beauticianMessageKinds,
  customerMessageKinds,
  type MessageKind,
  recipientMessageKinds,
  salonMessageKinds,
} from '@haldi/contract/messages/message-kinds';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { templatesCopy as copy, messagesCopy } from './copy.ts';
import { MessagesNavigation } from './messages-navigation.tsx';
import { useMessageTemplates } from './queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGroup } from './template-group.tsx';

function Channels({ channels }: { channels: ChannelStatus }) {
  return (
    <section
      aria-label={copy.channelsTitle}
      className="flex items-start gap-3 rounded-field border border-haldi-300 bg-haldi-50 px-4 py-3"
    >
      <Send aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-700" />
      <p>
        {[
          copy.email(channels.email),
          copy.push(channels.staffDevices),
          copy.whatsapp(channels.whatsapp),
        ].join(' ')}
      </p>
    </section>
  );
}

type Opened = { template: MessageTemplate; isOpen: boolean; time: number };

function Templates({ list, isReadOnly }: { list: TemplateList; isReadOnly: boolean }) {
  const [opened, setOpened] = useState<Opened>();
  const open = (template: MessageTemplate): void =>
    setOpened((now) => ({ template, isOpen: true, time: (now?.time ?? 0) + 1 }));
  const of = (kinds: readonly MessageKind[]): MessageTemplate[] =>
    kinds.flatMap((kind) => list.templates.find((one) => one.kind === kind) ?? []);
  const lists = [
    { title: copy.customers, text: copy.customersText, templates: of(customerMessageKinds) },
    { title: copy.recipient, text: copy.recipientText, templates: of(recipientMessageKinds) },
    { title: copy.beauticians, text: copy.beauticiansText, templates: of(beauticianMessageKinds) },
    { title: copy.salon, text: copy.salonText, templates: of(salonMessageKinds) },
  ];
  return (
    <>
      <Channels channels={list.channels} />
      {lists.map((one) => (
        <TemplateGroup key={one.title} {...one} isReadOnly={isReadOnly} onOpen={open} />
      ))}
      {opened && (
        <TemplateDialog
          key={opened.time}
          open={opened.isOpen}
          template={opened.template}
          hasWhatsapp={list.channels.whatsapp}
          isReadOnly={isReadOnly}
          onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
        />
      )}
    </>
  );
}

export default function TemplatesScreen() {
  const role = useOutletContext<Role>();
  const { data, isError, refetch } = useMessageTemplates();
  return (
    <div className="space-y-5">
      <PageHeading compact title={messagesCopy.title} intro={copy.intro} />
      <MessagesNavigation />
      {data ? (
        <Templates list={data} isReadOnly={role !== 'owner'} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading
          isQuiet
          text={copy.loading}
          count={6}
          shape="h-40"
          className="md:grid-cols-2 xl:grid-cols-3"
        />
      )}
    </div>
  );
}
