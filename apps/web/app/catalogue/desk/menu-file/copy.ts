import { menuFileLimits, pictureZipLimits } from '@haldi/contract/catalogue/menu-file/columns';
import { imageLimits } from '@haldi/contract/images/image-url';
import { megabytes } from '@haldi/contract/kit/bytes';
import { formatCount } from '@haldi/contract/kit/money';

const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);
const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
const cells = (count: number): string => (count === 1 ? '1 cell needs' : `${count} cells need`);

export const menuFileCopy = {
  title: 'Menu as a file',
  intro:
    'Take the whole menu out as a table, change it in Excel or Google Sheets, and bring it in again. Nothing changes before you have seen it.',
  out: {
    title: 'Take it out',
    text: 'Every service with its prices, minutes, skill and place, hidden ones too.',
    ofNothing: {
      title: 'Begin with a table',
      text: 'It has the columns and one example. A list of your own does as well, if its columns have the same names.',
    },
    xlsx: 'Download XLSX',
    csv: 'Download CSV',
    template: 'Empty table',
    failed: 'The file could not be made. Please try again.',
  },
  in: {
    title: 'Bring it in',
    text: 'Services are known by their id, or by name and section. What has no column stays as it is.',
    choose: 'Choose a file',
    chooseAgain: 'Choose the mended file',
    chooseOther: 'Choose another file',
    drop: 'or drop it here',
    hint: `CSV or XLSX, at most ${megabytes(menuFileLimits.bytes)} and ${formatCount(menuFileLimits.rows)} services.`,
    reading: 'Reading the file...',
    failed: 'The file could not be read. Please try again.',
  },
  preview: {
    title: (file: string) => `What ${file} would change`,
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    unchanged: (count: number) => `${count} as they are`,
    wrong: (count: number) => `${count} to mend`,
    nothing: 'This file says what the menu says already. There is nothing to apply.',
    errors: (count: number) =>
      `${cells(count)} mending. Nothing was changed: correct the file and choose it again.`,
    errorsTable: 'What is to be mended',
    more: (count: number) => `And ${count} more.`,
    rowOf: (row: number) => `Row ${row}`,
    found: 'Found',
    expected: 'Expected',
    empty: 'nothing',
    addedTable: 'New services',
    changedTable: 'Changed services',
    missingTable: 'Services that are not in the file',
    name: 'Service',
    section: 'Section',
    price: 'Price',
    minutes: 'Minutes',
    becomes: 'becomes',
    formulas: (found: readonly string[]) =>
      `There are formulas in ${found.slice(0, 8).join(', ')}${found.length > 8 ? ' and more' : ''}. Their last value was taken.`,
    awaited: (count: number) =>
      `The file names ${pictures(count)} not here yet. Send ${count === 1 ? 'it' : 'them'} as a zip afterwards.`,
    makeNew: 'Make what is new, too:',
    newPage: (name: string) => `page ${name}`,
    newSection: (name: string, page: string) => `section ${name} on ${page}`,
    newSkill: (name: string) => `skill ${name}`,
    takeOff: (count: number) => `Take off the menu what is not in the file: ${services(count)}`,
    showMissing: 'Show them',
    hideMissing: 'Hide them',
    apply: 'Apply to the menu',
    drop: 'Leave it',
    changedMeanwhile: 'The menu has changed in the meantime. This is what your file would do now.',
    failed: 'The menu could not be changed. Please try again.',
  },
  done: {
    text: (added: number, changed: number, hidden: number) => {
      const parts = [
        added > 0 ? `${added} added` : '',
        changed > 0 ? `${changed} changed` : '',
        hidden > 0 ? `${hidden} taken off` : '',
      ].filter(Boolean);
      return `Done: ${parts.length > 0 ? parts.join(', ') : 'nothing had to change'}.`;
    },
    look: 'Look at the menu',
  },
  pictures: {
    title: 'Pictures as a zip',
    text: 'Name each picture like the service, its id, or what the Picture column says.',
    choose: 'Choose a zip',
    chooseOther: 'Choose another zip',
    hint: `JPEG, PNG or WebP, at most ${megabytes(imageLimits.bytes)} each; the zip at most ${megabytes(pictureZipLimits.bytes)} and ${pictureZipLimits.pictures} pictures.`,
    failed: 'The zip could not be read. Please try again.',
    table: 'Which service gets which picture',
    file: 'Picture',
    service: 'Service',
    replaces: 'replaces your picture',
    matched: (count: number) => `${pictures(count)} found ${count === 1 ? 'its' : 'their'} service`,
    unmatched: (count: number) =>
      `${pictures(count)} ${count === 1 ? 'is' : 'are'} named like no service and left out:`,
    refused: (count: number) =>
      `${pictures(count)} cannot be stored. Take them out or mend them, and choose the zip again.`,
    none: 'No picture of this zip is named like a service.',
    apply: (count: number) => `Store ${pictures(count)}`,
    done: (count: number) => `Done: ${pictures(count)} stored.`,
  },
} as const;
