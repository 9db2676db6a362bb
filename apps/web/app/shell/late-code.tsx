import Back from '../lib/back.ts';
import { MissingCode } from './missing-code.tsx';

/** What every page needs a little later than itself. */
export default function LateCode() {
  return (
    <>
      <Back />
      <MissingCode />
    </>
  );
}
