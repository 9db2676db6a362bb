import { documentVouchers } from '@haldi/contract/accounting/tally/document-vouchers';
import { paymentVouchers } from '@haldi/contract/accounting/tally/payment-vouchers';
import type { TallyEntry, TallyVoucher } from '@haldi/contract/accounting/tally/tally-voucher';
import type { DayRange } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database/database.ts';
import { encodeXmlText } from '../platform/files/encode-xml-text.ts';
import { documentPages, paymentPages } from './document-and-payment-pages.ts';
import { readAccountingSettingsRow } from './settings-store.ts';

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE>\n<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>\n<BODY><IMPORTDATA>\n<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>\n<REQUESTDATA>\n';
const end = '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n';

const element = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${encodeXmlText(text)}</${name}>`;

/** In Tally a debit is negative. */
const tallyAmount = (paise: number): string => (-paise / 100).toFixed(2);

const entryXml = ({ ledger, amount }: TallyEntry, partyLedger: string): string =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', amount > 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', ledger === partyLedger ? 'Yes' : 'No'),
    element('AMOUNT', tallyAmount(amount)),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');

/** The elements and their order follow the samples in Tally’s integration reference. */
const voucherXml = ({ guid, type, day, number, party, ...voucher }: TallyVoucher): string =>
  [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${encodeXmlText(guid)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    element('GUID', guid),
    element('DATE', day.replaceAll('-', '')),
    element('EFFECTIVEDATE', day.replaceAll('-', '')),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    element('REFERENCE', voucher.reference),
    element('PARTYLEDGERNAME', party.ledger),
    element('PARTYNAME', party.name),
    element('PARTYGSTIN', party.gstin),
    element('STATENAME', party.state),
    element('NARRATION', voucher.narration),
    element('ISINVOICE', 'No'),
    element('PERSISTEDVIEW', 'Accounting Voucher View'),
    ...voucher.entries.map((entry) => entryXml(entry, party.ledger)),
    '</VOUCHER></TALLYMESSAGE>\n',
  ].join('');

async function* voucherPages(db: Db, period: DayRange): AsyncGenerator<TallyVoucher[]> {
  const { tallyLedgers } = await readAccountingSettingsRow(db);
  for await (const { documents, receiptVouchers } of documentPages(db, period)) {
    yield documents.flatMap((document) =>
      documentVouchers(document, receiptVouchers, tallyLedgers),
    );
  }
  for await (const payments of paymentPages(db, period, 'recorded')) {
    yield payments.flatMap((payment) => paymentVouchers(payment, tallyLedgers));
  }
}

/** The first part is yielded after the first page was read. */
export async function* tallyFileParts(db: Db, period: DayRange): AsyncGenerator<string> {
  let before = start;
  for await (const vouchers of voucherPages(db, period)) {
    yield before + vouchers.map(voucherXml).join('');
    before = '';
  }
  yield before + end;
}
