/**
 * Measures the longest work of this thread between two turns of its event loop, in milliseconds of its own processor time:
 * waiting on a busy machine does not count.
 */
export function measureStretch(tick: number) {
  let longest = 0;
  let used = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    used = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, tick).unref();
  return {
    longest: () => longest,
    /** Starts over. */
    reset(): void {
      used = process.threadCpuUsage();
      longest = 0;
    },
  };
}
