const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** The schema rejects NaN. */
const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const optionalNumber = (text: string): number | null => (text === '' ? null : wholeNumber(text));

const optionalText = (text: string): string | null => (text === '' ? null : text);

/** Fields of the other kind of discount are not in the form. */
export const readCouponForm = (fields: FormData) => {
  const isPercent = fields.get('kind') === 'percent';
  return {
    code: textOf(fields, 'code'),
    percent: isPercent ? wholeNumber(textOf(fields, 'percent')) : null,
    amount: isPercent ? null : wholeNumber(textOf(fields, 'amount')),
    ceiling: isPercent ? optionalNumber(textOf(fields, 'ceiling')) : null,
    minimumOrder: wholeNumber(textOf(fields, 'minimumOrder')),
    firstVisitOnly: fields.get('firstVisitOnly') !== null,
    startsOn: optionalText(textOf(fields, 'startsOn')),
    endsOn: optionalText(textOf(fields, 'endsOn')),
    maxUses: optionalNumber(textOf(fields, 'maxUses')),
    usesPerCustomer: optionalNumber(textOf(fields, 'usesPerCustomer')),
    sections: fields.getAll('sections').map(String),
    services: fields.getAll('services').map(String),
  };
};
