import { useEffect, useState } from 'react';

const read = (): string => decodeURIComponent(location.hash.slice(1));

/** The secret of a link, which stands behind the # and is sent to no server by itself. */
export function useFragment(): string {
  const [fragment, setFragment] = useState(read);
  useEffect(() => {
    const listen = () => setFragment(read());
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return fragment;
}
