import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { tableOwners } from '#server/table-owners.ts';

/** Tables by the names that Kysely's types give them. */
export function tablesIn(generatedTypes: string): string[] {
  const listed = /export interface DB \{([^}]*)\}/.exec(generatedTypes)?.[1] ?? '';
  return [...listed.matchAll(/^\s+(\w+): \w+;$/gm)].flatMap(([, table]) => table ?? []);
}

/** Names that stand where a query of Kysely or of SQL names a table. */
export function tablesNamedIn(source: string): Set<string> {
  const inKysely = /(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join)\(\s*['"](\w+)/g;
  const inSql = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE)\s+(?:ONLY\s+)?(\w+)/g;
  return new Set([...source.matchAll(inKysely), ...source.matchAll(inSql)].flatMap(([, table]) => table ?? []));
}

/** Who a file belongs to: its module, `platform`, or the folder of the server that it lies in. */
function ownerOf(file: string): string {
  const [, folder = '', module = ''] = file.split('/');
  return folder === 'modules' ? module : folder;
}

/** What is wrong, one sentence each. */
export function tableMistakes(root: string, owners: Readonly<Record<string, readonly string[]>> = tableOwners): string[] {
  const tables = tablesIn(readFileSync(join(root, 'server/platform/database/database.generated.ts'), 'utf8'));
  const ownerOfTable = new Map(Object.entries(owners).flatMap(([owner, owned]) => owned.map((table) => [table, owner])));
  const mistakes = [
    ...tables
      .filter((table) => !ownerOfTable.has(table))
      .map((table) => `The table ${table} has no owner in server/table-owners.ts`),
    ...[...ownerOfTable.keys()].filter((table) => !tables.includes(table)).map((table) => `There is no table ${table} to own`),
  ];
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'server/migrations/**', '**/*.generated.ts'] });
  for (const file of files.toSorted()) {
    for (const table of tablesNamedIn(readFileSync(join(root, file), 'utf8'))) {
      const owner = ownerOfTable.get(table);
      if (owner !== undefined && owner !== ownerOf(file))
        mistakes.push(`${file} names ${table}, which is ${owner}'s: call its service`);
    }
  }
  return mistakes;
}

if (argv[1] === import.meta.filename) {
  const mistakes = tableMistakes(process.cwd());
  for (const mistake of mistakes) console.error(mistake);
  console.log(`${Object.values(tableOwners).flat().length} tables have owners`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
