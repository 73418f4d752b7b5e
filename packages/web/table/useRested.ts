import { useEffect, useRef, useState } from 'react';

/** Changes that follow each other faster than this (milliseconds) are one movement of the hand. */
const REST = 100;

/** A value that follows a single change at once, and a quick run of them when it comes to rest. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  const changed = useRef(-Infinity);
  useEffect(() => {
    const quick = performance.now() - changed.current < REST;
    changed.current = performance.now();
    // Never from within the effect: React takes a flood of values that each draw anew at once for an endless loop.
    const timer = setTimeout(() => setRested(value), quick ? REST : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
