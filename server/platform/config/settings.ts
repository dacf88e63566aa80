import { z } from 'zod';

/** One setting of the environment: it documents itself, and `npm run config` prints it. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** What it does, in one or two sentences. */
  about: string;
  /** A value that would be accepted. */
  example: string;
  /** Words for what holds when it is not set; the schema's default must agree. */
  whenAbsent: string;
  /** True: its value is never printed. */
  secret?: true;
}

export type SettingTable = Record<string, Setting>;
export type SettingValues<Table extends SettingTable> = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** All that is wrong with the environment, one line each; `main` prints it and stops the boot. */
export class SettingsProblem extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`Sidekick cannot start with these settings:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'SettingsProblem';
    this.mistakes = mistakes;
  }
}

/**
 * Reads a table of settings from the environment. An empty value counts as absent.
 * @param checkTogether says what is wrong with values that are fine each by itself, as `NAME: sentence`
 * @throws SettingsProblem naming every mistake at once
 */
export function readSettings<Table extends SettingTable>(
  table: Table,
  environment: NodeJS.ProcessEnv,
  checkTogether: (values: SettingValues<Table>) => string[] = () => [],
): SettingValues<Table> {
  const read: Record<string, unknown> = {};
  const mistakes = new Map<string, string>();
  for (const [name, setting] of Object.entries(table)) {
    const text = environment[name]?.trim();
    const parsed = setting.schema.safeParse(text === '' ? undefined : text);
    if (!parsed.success) {
      const wrong = new Set(parsed.error.issues.map(({ message }) => message));
      mistakes.set(name, `${name}: ${[...wrong].join('; ')}. Example: ${name}=${setting.example}`);
    }
    // A wrong value counts as absent for the checks across settings, so that one boot tells all.
    read[name] = parsed.success ? parsed.data : setting.schema.safeParse(undefined).data;
  }
  const values = read as SettingValues<Table>;
  for (const mistake of checkTogether(values)) {
    const name = mistake.slice(0, mistake.indexOf(':'));
    if (!mistakes.has(name)) mistakes.set(name, mistake);
  }
  if (mistakes.size > 0) throw new SettingsProblem([...mistakes.values()]);
  return values;
}

/** `1`, `true`, `yes`, `on` and their opposites. */
export const switchSchema = z
  .string()
  .toLowerCase()
  .transform((text, context) => {
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    context.addIssue({ code: 'custom', message: 'is neither on nor off' });
    return z.NEVER;
  });
