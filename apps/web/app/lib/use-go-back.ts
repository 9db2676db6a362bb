import { useLocation, useNavigate } from 'react-router';

/** To the page before; whoever came by a link from outside goes to `otherwise`. */
export const useGoBack = (otherwise: string): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') navigate(otherwise, { replace: true });
    else navigate(-1);
  };
};
