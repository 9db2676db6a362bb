import { data } from 'react-router';
import { shellCopy } from './copy.ts';

export const loader = () => {
  throw data(null, 404);
};

export const meta = () => [{ title: shellCopy.notFoundPageTitle }];

export default function NotFound() {
  return null;
}
