import type { Guard } from '../../testing/guard.ts';

const requireProof = '    await accounts.requireProof({ identity, password, request });\n';

export const guards: Guard[] = [
  {
    what: 'an export of documents needs the password or a recent login',
    file: 'routes.ts',
    find: `    const { password, content, format, ...period } = body;\n${requireProof}`,
    replace: '    const { password: _, content, format, ...period } = body;\n    void request;\n',
    test: 'exports.test.ts',
  },
  {
    what: 'an export for Tally needs the password or a recent login',
    file: 'routes.ts',
    find: `    const { password, ...period } = body;\n${requireProof}`,
    replace: '    const { password: _, ...period } = body;\n    void request;\n',
    test: 'exports.test.ts',
  },
  {
    what: 'an export of documents is in the audit log',
    file: 'routes.ts',
    find: '    await recordExport(context, identity, name);\n    return sendExport',
    replace: '    return sendExport',
    test: 'exports.test.ts',
  },
  {
    what: 'an export for Tally is in the audit log',
    file: 'routes.ts',
    find: '    await recordExport(context, identity, name);\n    return streamFile',
    replace: '    return streamFile',
    test: 'exports.test.ts',
  },
  {
    what: 'documents of a year are not read all at once',
    file: 'document-and-payment-pages.ts',
    find: 'const pageSize = 200;',
    replace: 'const pageSize = 5_000;',
    test: 'exports.test.ts',
  },
  {
    what: 'a file of a salon without a GSTIN has no word of tax',
    file: '../../../../packages/contract/src/accounting/export-columns.ts',
    find: 'hasTax ? [...documentColumns, ...taxColumns] : documentColumns',
    replace: '[...documentColumns, ...(hasTax ? taxColumns : taxColumns)]',
    test: 'exports.test.ts',
  },
  {
    what: 'a correction does not change a month that was imported into Tally',
    file: 'tally-file-parts.ts',
    find: "paymentPages(db, period, 'recorded')",
    replace: "paymentPages(db, period, 'taken')",
    test: 'tally-file.test.ts',
  },
  {
    what: 'names are text in a file for Tally',
    file: 'tally-file-parts.ts',
    find: 'encodeXmlText(text)',
    replace: 'text',
    test: 'tally-file.test.ts',
  },
  {
    what: 'ledger names that were changed meanwhile are not overwritten',
    file: 'accounting-settings.ts',
    find: 'row.version !== version',
    replace: 'row.version < 0',
    test: 'tally-file.test.ts',
  },
  {
    what: 'an advance is in GSTR-1 once: when it is received, or when it is used',
    file: '../../../../packages/contract/src/accounting/gstr1/advance-rows.ts',
    find: "isOfPeriod(issuedOn) ? toRows('received', shares, -1) : toRows('adjusted', shares)",
    replace: "isOfPeriod(issuedOn) ? [] : toRows('adjusted', shares)",
    test: '../../../../packages/contract/src/accounting/gstr1/gstr1-tables.test.ts',
  },
  {
    what: 'an advance is open again once its bill is credited',
    file: 'document-and-payment-pages.ts',
    find: 'await addReleasedAdvances(db, page)',
    replace: 'page',
    test: 'documents-of-orders.test.ts',
  },
];
