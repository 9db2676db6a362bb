import type { AccountingDocument } from '../src/accounting/accounting-document.ts';
import { allot } from '../src/documents/allot.ts';
import type { DocumentKind } from '../src/documents/document-content.ts';
import { addDays } from '../src/kit/dates.ts';
import type { SeededRandom } from './random-day-plans.ts';
import { customerGstin, type LineAmount, sampleDocument } from './sample-accounting-documents.ts';

const prefixes: Record<DocumentKind, string> = {
  ...{ bill: 'BILL', tax_invoice: 'INV', bill_of_supply: 'BOS' },
  ...{ receipt_voucher: 'RV', refund_voucher: 'RFV', credit_note: 'CN' },
};
const taxedRates = [500, 500, 500, 1_800];
const rates = [0, ...taxedRates];
const sacs = ['999721', '999722', '999729'];

type Draft = Omit<Parameters<typeof sampleDocument>[0], '_id' | 'sequence' | 'number'> & {
  kind: DocumentKind;
  issuedOn: string;
};
type Voucher = { document: AccountingDocument; left: number };

/** Parts of the lines in proportion, that add up to the amount. */
const splitOver = (lines: readonly LineAmount[], amount: number): LineAmount[] => {
  const parts = allot(
    amount,
    lines.map((line) => line.amount),
  );
  return lines
    .map((line, place) => ({ ...line, amount: parts[place] ?? 0 }))
    .filter((line) => line.amount > 0);
};

/**
 * Documents as orders make them between October and December 2026: advances, advances returned,
 * bills that use them, credit notes that release them, and new bills.
 */
export const randomDocuments = ({ below, chance, pick }: SeededRandom, orders: number) => {
  const drafts: { day: string; issue: () => void }[] = [];
  const issued: AccountingDocument[] = [];
  const sequences = new Map<DocumentKind, number>();
  const issue = (draft: Draft): AccountingDocument => {
    const sequence = (sequences.get(draft.kind) ?? 0) + 1;
    sequences.set(draft.kind, sequence);
    const number = `${prefixes[draft.kind]}/26-27/${String(sequence).padStart(5, '0')}`;
    const document = sampleDocument({ ...draft, _id: issued.length + 1, sequence, number });
    issued.push(document);
    return document;
  };
  for (let order = 0; order < orders; order += 1) {
    const isRegistered = chance(0.9);
    const hasAdvance = chance(0.5);
    const isExempt = chance(0.1);
    const rate = (): number => (hasAdvance ? pick(taxedRates) : pick(rates));
    const lines = Array.from({ length: 1 + below(3) }, () => ({
      ...{ amount: 100 * (1 + below(3_000)), rate: isExempt ? 0 : rate(), sac: pick(sacs) },
    }));
    const price = lines.reduce((sum, { amount }) => sum + amount, 0);
    const about = {
      ...{ orderId: 100_000 + order, isRegistered },
      gstin: chance(0.2) ? customerGstin : null,
    };
    const vouchers: Voucher[] = [];
    const used = () =>
      vouchers
        .filter(({ left }) => left > 0)
        .map(({ document, left }) => ({
          ...{ number: document.number, issuedOn: document.issuedOn, amount: left },
        }));
    let day = addDays('2026-10-01', below(70));
    const later = (step: (day: string) => void): void => {
      const on = day;
      drafts.push({ day: on, issue: () => step(on) });
      day = addDays(day, below(10));
    };
    if (hasAdvance) {
      later((issuedOn) => {
        const part = splitOver(lines, 100 * (1 + below(price / 100)));
        const document = issue({ ...about, issuedOn, kind: 'receipt_voucher', lines: part });
        vouchers.push({ document, left: document.totals.amount });
      });
      if (chance(0.3)) {
        later((issuedOn) => {
          for (const voucher of vouchers) {
            const returned = chance(0.5) ? voucher.left : 1 + below(voucher.left);
            voucher.left -= returned;
            const { number, issuedOn: of } = voucher.document;
            issue({
              ...{ ...about, issuedOn, kind: 'refund_voucher', lines: splitOver(lines, returned) },
              refersTo: { number, issuedOn: of },
            });
          }
        });
      }
    }
    const bill = (): void =>
      later((issuedOn) => {
        const kind = isRegistered ? 'tax_invoice' : 'bill';
        const invoice = issue({ ...about, issuedOn, kind, lines, advances: used() });
        const released = vouchers.map(({ left }) => left);
        for (const voucher of vouchers) voucher.left = 0;
        if (!chance(0.3)) return;
        const isWhole = chance(0.5);
        const refersTo = { number: invoice.number, issuedOn };
        later((creditedOn) => {
          issue({
            ...{ ...about, issuedOn: creditedOn, kind: 'credit_note', refersTo },
            lines: isWhole ? lines : splitOver(lines, 1 + below(price)),
            advances: isWhole ? invoice.advances : [],
          });
          if (!isWhole) return;
          for (const [place, voucher] of vouchers.entries()) voucher.left = released[place] ?? 0;
        });
        if (isWhole && chance(0.5)) bill();
      });
    if (chance(0.8)) bill();
  }
  while (drafts.length > 0) {
    drafts.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    drafts.shift()?.issue();
  }
  return issued;
};
