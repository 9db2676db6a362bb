import { useEffect, useState } from 'react';

/** An address under which the browser shows what it holds; given back when it is needed no more. */
export const useObjectUrl = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
