import { Outlet } from 'react-router';
import { Answers } from './answers-store.tsx';

/** Around every page that asks the server for more than it came with. */
export default function AskingPage() {
  return (
    <Answers>
      <Outlet />
    </Answers>
  );
}
