import { readXml } from '../src/platform/files/read-xml.ts';

type Entry = { ledger: string; isDebit: boolean; isParty: boolean; amount: string };
export type TallyFileVoucher = {
  attributes: Readonly<Record<string, string>>;
  fields: Record<string, string>;
  entries: Entry[];
};

const voucherPath = 'ENVELOPE/BODY/IMPORTDATA/REQUESTDATA/TALLYMESSAGE/VOUCHER';
const entryPath = `${voucherPath}/ALLLEDGERENTRIES.LIST`;
const others: Record<string, string> = {
  'ENVELOPE/HEADER/TALLYREQUEST': 'Import Data',
  'ENVELOPE/BODY/IMPORTDATA/REQUESTDESC/REPORTNAME': 'Vouchers',
};
const yesOrNo = (text: string | undefined): boolean => {
  if (text !== 'Yes' && text !== 'No') throw new Error(`${text} is neither Yes nor No`);
  return text === 'Yes';
};

const toEntry = (fields: Record<string, string>): Entry => {
  const { LEDGERNAME, ISDEEMEDPOSITIVE, ISPARTYLEDGER, AMOUNT, ...rest } = fields;
  if (!LEDGERNAME || !/^-?\d+\.\d\d$/.test(AMOUNT ?? '') || Object.keys(rest).length > 0) {
    throw new Error(`not a ledger entry: ${JSON.stringify(fields)}`);
  }
  return {
    ...{ ledger: LEDGERNAME, isDebit: yesOrNo(ISDEEMEDPOSITIVE) },
    ...{ isParty: yesOrNo(ISPARTYLEDGER), amount: AMOUNT ?? '' },
  };
};

/** Fails if the file is not well-formed, or has another structure than Tally documents. */
export const readTallyFile = (bytes: Buffer): TallyFileVoucher[] => {
  const vouchers: TallyFileVoucher[] = [];
  const path: string[] = [];
  const found: Record<string, string> = {};
  let entry: Record<string, string> = {};
  let text = '';
  readXml(bytes, {
    open: (name, attributes) => {
      path.push(name);
      text = '';
      const at = path.join('/');
      if (at === voucherPath) vouchers.push({ attributes, fields: {}, entries: [] });
      if (at === entryPath) entry = {};
    },
    text: (more) => {
      text += more;
    },
    close: (name) => {
      const at = path.join('/');
      const parent = path.slice(0, -1).join('/');
      path.pop();
      if (at in others) found[at] = text;
      else if (at === entryPath) vouchers.at(-1)?.entries.push(toEntry(entry));
      else if (parent === entryPath) entry[name] = text;
      else if (parent === voucherPath)
        Object.assign(vouchers.at(-1)?.fields ?? {}, { [name]: text });
      else if (text.trim() !== '') throw new Error(`unexpected text in ${at}`);
      text = '';
    },
  });
  if (JSON.stringify(found) !== JSON.stringify(others)) throw new Error('not an import for Tally');
  return vouchers;
};
