import { isSourceName, sourceNameRule, statusMeanings, typeMeanings } from '#contract/listing-import-words.ts';
import { UsageError, readArguments } from '../command-line.ts';

const usage = `Usage: npm run import -- FILE --source NAME [options]
       npm run import -- --undo RUN

  FILE        what an MLS, a portal, a county or a spreadsheet gives: CSV (also with tabs or semicolons), Excel (.xlsx), a page
              saved as .xls, JSON, NDJSON, or RESO records in JSON, NDJSON or CSV
  --source    name of the MLS or file that the listings come from; importing the same listings again under it updates them
  --preview   shows what the columns are taken for and the first rows as listings, and stores nothing
  --dry-run   reads and reports everything as an import would, and stores nothing
  --set       a field that no column tells, for every row: --set StandardStatus=Closed --set PropertySubType=Condominium
  --status    what a word of the file's status column means: --status listed=Active (remembered for the source). One of
              ${statusMeanings.join(', ')}
  --type      the same for types of home: --type Ranch="Single Family Residence"
  --map       a JSON file that says which column each field comes from; kept for files of the source with this header
  --mapping   of the mappings kept for this header the one of this name
  --guess     guess the columns anew, though a mapping is kept
  --write-map a file for the mapping that is used, to correct it by hand and give it to --map
  --report    a file for everything that was refused, left empty or came twice; .csv, else NDJSON (without it the first are printed)
  --undo      takes back an import by the number that it printed, for 30 days`;

export interface Order {
  file: string;
  source: string;
  previews: boolean;
  isDryRun: boolean;
  guesses: boolean;
  mapFile: string | undefined;
  mappingName: string | undefined;
  writeMapFile: string | undefined;
  reportFile: string | undefined;
  constants: Record<string, string>;
  values: { status: Record<string, string>; propertyType: Record<string, string> };
}

/** "listed=Active" of an option that may come often. */
function pairsOf(option: string, given: readonly string[] | undefined): Record<string, string> {
  const pairs = (given ?? []).map((text) => {
    const [, name, value] = /^\s*(.+?)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(`--${option} is "${text}"; it is to be like NAME=VALUE.`);
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

function meaningsOf(option: string, given: readonly string[] | undefined, known: readonly string[]): Record<string, string> {
  const pairs = pairsOf(option, given);
  return Object.fromEntries(
    Object.entries(pairs).map(([word, meaning]) => {
      const found = known.find((one) => one.toLowerCase() === meaning.toLowerCase());
      if (!found) throw new UsageError(`--${option} ${word}=${meaning}: "${meaning}" is none of ${known.join(', ')}.`);
      return [word, found];
    }),
  );
}

/** The run to undo, or what to import. */
export function readOrder(args: readonly string[]): Order | { undo: string } {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const yes = { type: 'boolean', default: false } as const;
  const options = {
    ...{ source: text, map: text, mapping: text, 'write-map': text, report: text, undo: text },
    ...{ set: many, status: many, type: many, preview: yes, guess: yes, 'dry-run': yes },
  };
  const { values, positionals } = readArguments(args, options, usage);
  if (values.undo !== undefined) return { undo: values.undo };
  const [file, ...more] = positionals;
  if (!file) throw new UsageError(`Which file? None was named.\n\n${usage}`);
  if (more.length > 0) throw new UsageError(`One file at a time: ${more.join(', ')} is too much.\n\n${usage}`);
  const source = values.source?.trim();
  if (!source) throw new UsageError(`Which source? Add --source NAME.\n\n${usage}`);
  if (!isSourceName(source)) throw new UsageError(sourceNameRule);
  return {
    ...{ file, source, previews: values.preview, isDryRun: values['dry-run'], guesses: values.guess },
    mapFile: values.map,
    mappingName: values.mapping,
    writeMapFile: values['write-map'],
    reportFile: values.report,
    constants: pairsOf('set', values.set),
    values: {
      status: meaningsOf('status', values.status, statusMeanings),
      propertyType: meaningsOf('type', values.type, typeMeanings),
    },
  };
}
