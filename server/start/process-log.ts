import { createLog, type Log, type LogLevel } from '#server/platform/log.ts';

/** Lines for people at a terminal, JSON lines elsewhere. */
export async function createProcessLog(level: LogLevel): Promise<Log> {
  if (!process.stdout.isTTY) return createLog(level);
  const { default: pretty } = await import('pino-pretty');
  return createLog(level, pretty({ translateTime: 'SYS:HH:MM:ss', sync: true }));
}
