import { useEffect, useState } from 'react';

/** Whether a time is still to come; draws anew when it has come. Infinity never comes. */
export function useIsAhead(time: number | null): boolean {
  const [come, setCome] = useState<number | null>(null);
  useEffect(() => {
    if (time === null || time === Infinity) return undefined;
    const timer = setTimeout(() => setCome(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== come && time !== null;
}
