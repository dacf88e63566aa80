import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 2_000;
/** Of one core: what timers and the jobs' looks into the database take together. */
const QUIET_SHARE = 0.05;
/** Less garbage than this is not worth a pause. */
const WORTH_BYTES = 48_000_000;

/**
 * Gives memory back once the process has been quiet for a while: V8 looks for garbage as memory is asked for, so what a start or an import
 * leaves behind would stay until then.
 * @returns stops looking
 */
export function collectWhenQuiet(): () => void {
  let earlier = process.cpuUsage();
  let heapAfter = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(earlier);
    earlier = process.cpuUsage();
    const isQuiet = (user + system) / 1_000 < QUIET_SHARE * LOOK_EVERY_MS;
    if (!isQuiet || process.memoryUsage().heapUsed - heapAfter < WORTH_BYTES) return;
    collect();
    heapAfter = process.memoryUsage().heapUsed;
    // The collection itself is not what goes on here.
    earlier = process.cpuUsage();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') Reflect.apply(gc, undefined, []);
}
