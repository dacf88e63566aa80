import { UsageError, readArguments } from '../command-line.ts';
import { isSourceName, sourceNameRule } from '../source-name.ts';

const usage = `Usage: npm run import -- FILE --source NAME [--preview] [--map mapping.json] [--report refused.ndjson]

  FILE        RESO JSON ({"value": [...]} or [...]), NDJSON (one record per line), or CSV whose first row names its columns
  --source    name of the MLS or file that the listings come from; importing the same listings again under it updates them
  --preview   shows what the columns are taken for and the first rows as listings, and stores nothing
  --map       for CSV: a JSON file that says which column each RESO field comes from; it is kept for the source's next files
  --guess     for CSV: guess the columns anew, though a mapping is kept for the source
  --write-map a file for the mapping that is used, to correct it by hand and give it to --map
  --report    a file for every refused record with its line, key and reason (without it the first ones are printed)`;

export interface Order {
  file: string;
  source: string;
  previews: boolean;
  guesses: boolean;
  mapFile: string | undefined;
  writeMapFile: string | undefined;
  reportFile: string | undefined;
}

export function readOrder(args: readonly string[]): Order {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean', default: false } as const;
  const options = { source: text, map: text, 'write-map': text, report: text, preview: yes, guess: yes };
  const { values, positionals } = readArguments(args, options, usage);
  const [file, ...more] = positionals;
  if (!file) throw new UsageError(`Which file? None was named.\n\n${usage}`);
  if (more.length > 0) throw new UsageError(`One file at a time: ${more.join(', ')} is too much.\n\n${usage}`);
  const source = values.source?.trim();
  if (!source) throw new UsageError(`Which source? Add --source NAME.\n\n${usage}`);
  if (!isSourceName(source)) throw new UsageError(sourceNameRule);
  return {
    ...{ file, source, previews: values.preview, guesses: values.guess },
    mapFile: values.map,
    writeMapFile: values['write-map'],
    reportFile: values.report,
  };
}
