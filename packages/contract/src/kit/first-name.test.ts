import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Asha', 'Asha'],
  ['Asha Kulkarni', 'Asha'],
  ['Asha K', 'Asha'],
  ['Dr. Mehta', 'Dr. Mehta'],
  ['Mrs Kulkarni', 'Mrs Kulkarni'],
  ['MRS. SUNITA KULKARNI', 'MRS. SUNITA'],
  ['Mr Rao', 'Mr Rao'],
  ['ms. Iyer', 'ms. Iyer'],
  ['Miss Fernandes', 'Miss Fernandes'],
  ['Smt. Lakshmi Devi', 'Smt. Lakshmi'],
  ['shri Ram', 'shri Ram'],
  ['Sri  Lakshmi', 'Sri Lakshmi'],
  ['Prof. Dr. Mehta', 'Prof. Dr. Mehta'],
  ['Dr.Mehta', 'Dr.Mehta'],
  ['Dr. A. K. Mehta', 'Dr. A. K. Mehta'],
  ['S. Ramesh Iyer', 'S. Ramesh'],
  ['Srinivas Rao', 'Srinivas'],
  ['Drashti Patel', 'Drashti'],
  ['Missy Shah', 'Missy'],
  ['Dr', 'Dr'],
  ['Mr.', 'Mr.'],
  ['A K', 'A K'],
  ['', ''],
])('%s is greeted as %s', (name, greeting) => {
  expect(firstName(name)).toBe(greeting);
});
