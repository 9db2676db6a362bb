import type { SendOutcome } from '../channels/channel-adapter.ts';

type Trouble = Exclude<SendOutcome, { result: 'sent' | 'unsure' }>;

const later = (problem: string, retryAfterMs?: number): Trouble => ({
  result: 'later',
  problem,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const refused = (problem: string): Trouble => ({ result: 'refused', problem });

const token = refused(
  'WhatsApp does not take our token any more: make a new one at Meta and set WHATSAPP_TOKEN.',
);
const rights = refused(
  'The token in WHATSAPP_TOKEN has not the rights to send: give them to it at Meta.',
);
const account = refused('The WhatsApp account is blocked or restricted: look it up at Meta.');
const marketing = refused(
  'WhatsApp holds back messages that look like advertising to this number.',
);

/** What the codes of Meta's Cloud API mean for us, and what somebody can do about it. */
const troubles: Record<number, Trouble> = {
  0: token,
  190: token,
  3: rights,
  10: rights,
  131005: rights,
  33: refused('There is no such number at Meta: look at WHATSAPP_PHONE_ID.'),
  100: refused(
    'WhatsApp did not understand the message: compare its template with the one at Meta.',
  ),
  368: account,
  131031: account,
  130497: account,
  131042: refused('WhatsApp could not charge for the message: look at the payment method at Meta.'),
  131026: refused('This number cannot be reached by WhatsApp.'),
  131030: refused(
    'The WhatsApp number is still one for tests, which reaches only allowed numbers.',
  ),
  131047: refused('WhatsApp takes only an approved template for this: check its category at Meta.'),
  130472: marketing,
  131049: marketing,
  131050: refused('She has stopped messages of the salon in WhatsApp.'),
  132000: refused('The template at Meta has another number of variables than the text here.'),
  132001: refused('There is no approved template of this name and language at Meta.'),
  132005: refused('The message is too long for its template at Meta.'),
  132007: refused('WhatsApp refuses the template: read at Meta why.'),
  132012: refused('A variable of the template at Meta is of another kind than text.'),
  132015: refused('Meta has paused the template because of its quality.'),
  132016: refused('Meta has switched the template off because of its quality.'),
  4: later('WhatsApp takes no more at the moment.'),
  80007: later('WhatsApp takes no more at the moment.'),
  130429: later('WhatsApp takes no more at the moment.'),
  131048: later('WhatsApp slows this number down: people have reported its messages.'),
  // About one in six seconds to the same number.
  131056: later('WhatsApp takes no more for this number at the moment.', 10_000),
};

const isTemplate = (code: number): boolean => code >= 132_000 && code < 133_000;
const isRight = (code: number): boolean => code >= 200 && code < 300;

/** What a code means; nothing: it is not known here. */
export const outcomeOfErrorCode = (code: number): Trouble | undefined => {
  if (troubles[code]) return troubles[code];
  if (isRight(code)) return rights;
  return isTemplate(code)
    ? refused(`Something is wrong with the template at Meta (${code}).`)
    : undefined;
};

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Why it did not arrive, in plain words; what is not known here in those of WhatsApp. */
export const describeDeliveryError = ({ code, title }: { code: number; title: string }): string => {
  const said = [oneLine(title).slice(0, 200), code < 0 ? '' : `(${code})`]
    .filter(Boolean)
    .join(' ');
  return outcomeOfErrorCode(code)?.problem ?? `WhatsApp did not deliver it${said && `: ${said}`}.`;
};
