/**
 * Milliseconds that this thread itself was at work: unlike the time that passes, they hardly grow when the machine is busy with
 * other things, nor with what the collector of garbage does beside it.
 */
export function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
