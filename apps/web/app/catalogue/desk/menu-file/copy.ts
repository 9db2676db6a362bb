import {
  menuFileLimits,
  pictureZipLimits,
} from '@haldi/contract/catalogue/menu-file/menu-file-columns';
import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import { formatCount } from '@haldi/contract/kit/money';

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

export const menuFileCopy = {
  title: 'Import / export',
  intro:
    'Export your menu, edit it in Excel or Google Sheets and import it again. You review all changes before they are applied.',
  out: {
    title: 'Export',
    text: 'All services with prices, minutes, skill and order, including hidden ones.',
    ofNothing: {
      title: 'Start with a template',
      text: 'It has the columns and one example. You can also import your own list if its columns have the same names.',
    },
    xlsx: 'Download XLSX',
    csv: 'Download CSV',
    template: 'Download template',
    failed: 'The file could not be created. Please try again.',
  },
  in: {
    title: 'Import',
    text: 'Services are matched by id, or by name and section. Columns missing from the file are not changed.',
    choose: 'Choose file',
    chooseAgain: 'Choose corrected file',
    chooseOther: 'Choose another file',
    dropHint: 'or drop it here',
    hint: `CSV or XLSX, at most ${formatMegabytes(menuFileLimits.bytes)} and ${formatCount(menuFileLimits.rows)} services.`,
    reading: 'Reading the file...',
    failed: 'The file could not be read. Please try again.',
  },
  preview: {
    title: (file: string) => `Changes in ${file}`,
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    unchanged: (count: number) => `${count} unchanged`,
    errorCount: (count: number) => `${count} to correct`,
    nothing: 'This file matches the menu. There is nothing to apply.',
    errors: (count: number) =>
      `Correct ${cells(count)} and choose the file again. Nothing was changed.`,
    errorsTable: 'Cells to correct',
    more: (count: number) => `And ${count} more.`,
    rowOf: (row: number) => `Row ${row}`,
    found: 'Found',
    expected: 'Expected',
    empty: 'empty',
    addedTable: 'New services',
    changedTable: 'Changed services',
    missingTable: 'Services that are not in the file',
    name: 'Service',
    section: 'Section',
    price: 'Price',
    minutes: 'Minutes',
    becomes: 'changes to',
    formulas: (found: readonly string[]) =>
      `Formulas in ${found.slice(0, 8).join(', ')}${found.length > 8 ? ' and more' : ''}: their last values are used.`,
    awaited: (count: number) =>
      `The file refers to ${pictures(count)} that you have not uploaded. Upload ${count === 1 ? 'it' : 'them'} as a zip after the import.`,
    createNew: 'Also create:',
    newPage: (name: string) => `page ${name}`,
    newSection: (name: string, page: string) => `section ${name} on ${page}`,
    newSkill: (name: string) => `skill ${name}`,
    hideMissing: (count: number) => `Hide services that are not in the file (${count})`,
    showList: 'Show list',
    hideList: 'Hide list',
    apply: 'Apply changes',
    cancel: 'Cancel',
    changedMeanwhile:
      'The menu was changed while you were editing. Review the changes and apply them again.',
    failed: 'The menu could not be changed. Please try again.',
  },
  done: {
    text: (added: number, changed: number, hidden: number) => {
      const parts = [
        added > 0 ? `${added} added` : '',
        changed > 0 ? `${changed} changed` : '',
        hidden > 0 ? `${hidden} hidden` : '',
      ].filter(Boolean);
      return `Import finished: ${parts.length > 0 ? parts.join(', ') : 'no changes'}.`;
    },
    link: 'Go to services',
  },
  pictures: {
    title: 'Import pictures',
    text: 'Upload a zip. Name each picture after the service, its id or the name in the Picture column.',
    choose: 'Choose zip',
    chooseOther: 'Choose another zip',
    hint: `JPEG, PNG or WebP, at most ${formatMegabytes(imageLimits.bytes)} each; the zip at most ${formatMegabytes(pictureZipLimits.bytes)} and ${pictureZipLimits.pictures} pictures.`,
    failed: 'The zip could not be read. Please try again.',
    table: 'Pictures and their services',
    file: 'Picture',
    service: 'Service',
    replaces: 'replaces your picture',
    matched: (count: number) => `${pictures(count)} matched`,
    unmatched: (count: number) => `Skipped ${pictures(count)} without a matching service:`,
    refused: (count: number) =>
      `${pictures(count)} cannot be used. Correct or remove them and choose the zip again.`,
    none: 'No picture in this zip matches a service.',
    apply: (count: number) => `Add ${pictures(count)}`,
    done: (count: number) => `Import finished: ${pictures(count)} added.`,
  },
} as const;
