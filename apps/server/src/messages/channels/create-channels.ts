import type { AppContext } from '../../platform/app-context.ts';
import { createMailer } from '../../platform/mail/mail.ts';
import type { ChannelAdapter } from './channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { whatsappChannel } from './whatsapp.ts';

/** The ways that are set up, in the order in which a customer is tried: where she looks first. */
export const createChannels = (
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
): ChannelAdapter[] => {
  const { whatsapp, smtp } = context.config;
  return [
    ...(whatsapp ? [whatsappChannel(whatsapp)] : []),
    pushChannel(context),
    ...(smtp ? [emailChannel(createMailer(smtp))] : []),
  ];
};
