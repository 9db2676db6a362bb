import type { SendOutcome } from '../channels/channel-adapter.ts';

type Failure = Exclude<SendOutcome, { result: 'sent' | 'unsure' }>;

const later = (problem: string, retryAfterMs?: number): Failure => ({
  result: 'later',
  problem,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const refused = (problem: string): Failure => ({ result: 'refused', problem });

const token = refused(
  'The WhatsApp token has expired. Create a new one at Meta and set WHATSAPP_TOKEN.',
);
const permission = refused(
  'The token in WHATSAPP_TOKEN may not send messages. Grant it the permission at Meta.',
);
const account = refused('The WhatsApp account is blocked or restricted. Check it at Meta.');
const marketing = refused(
  'WhatsApp does not deliver marketing messages to this number at the moment.',
);

/** Error codes of Meta's Cloud API. */
const failuresByCode: Record<number, Failure> = {
  0: token,
  190: token,
  3: permission,
  10: permission,
  131005: permission,
  33: refused('Meta does not know this phone number. Check WHATSAPP_PHONE_ID.'),
  100: refused('WhatsApp did not accept the message. Compare this template with the one at Meta.'),
  368: account,
  131031: account,
  130497: account,
  131042: refused('WhatsApp could not charge for the message. Check the payment method at Meta.'),
  131026: refused('This number cannot receive WhatsApp messages.'),
  131030: refused('Your WhatsApp number is a test number. It can only message allowed numbers.'),
  131047: refused(
    'WhatsApp requires an approved template for this message. Check its category at Meta.',
  ),
  130472: marketing,
  131049: marketing,
  131050: refused('The customer has stopped messages from your salon in WhatsApp.'),
  132000: refused('The template at Meta has a different number of variables than the text here.'),
  132001: refused('Meta has no approved template with this name and language.'),
  132005: refused('The message is too long for its template at Meta.'),
  132007: refused('WhatsApp rejects the template. See the reason at Meta.'),
  132012: refused('The template at Meta has a variable that is not text.'),
  132015: refused('Meta has paused the template because of its quality.'),
  132016: refused('Meta has turned the template off because of its quality.'),
  4: later('WhatsApp accepts no more messages at the moment.'),
  80007: later('WhatsApp accepts no more messages at the moment.'),
  130429: later('WhatsApp accepts no more messages at the moment.'),
  131048: later('WhatsApp limits this number because people reported its messages.'),
  // The limit is about one message in six seconds to the same number.
  131056: later('WhatsApp accepts no more messages to this number at the moment.', 10_000),
};

const isTemplateCode = (code: number): boolean => code >= 132_000 && code < 133_000;
const isPermissionCode = (code: number): boolean => code >= 200 && code < 300;

export const outcomeOfErrorCode = (code: number): Failure | undefined => {
  if (failuresByCode[code]) return failuresByCode[code];
  if (isPermissionCode(code)) return permission;
  return isTemplateCode(code)
    ? refused(`There is a problem with the template at Meta (${code}).`)
    : undefined;
};

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const describeDeliveryError = ({ code, title }: { code: number; title: string }): string => {
  const details = [oneLine(title).slice(0, 200), code < 0 ? '' : `(${code})`]
    .filter(Boolean)
    .join(' ');
  return (
    outcomeOfErrorCode(code)?.problem ?? `WhatsApp did not deliver it${details && `: ${details}`}.`
  );
};
