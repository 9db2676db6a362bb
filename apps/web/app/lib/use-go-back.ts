import { useLocation, useNavigate } from 'react-router';

/** Goes to `otherwise` if this is the first page of the tab. */
export const useGoBack = (otherwise: string): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') navigate(otherwise, { replace: true });
    else navigate(-1);
  };
};
