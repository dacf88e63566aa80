import type { ListingImportPlan } from '#contract/listing-imports.ts';
import type { ImportPlan } from '../import/plan-import.ts';
import type { ReadRecord } from '../import/read-record.ts';
import type { Table } from '../import/table/table.ts';
import { previewTable } from '../import/table/table-records.ts';

const ROWS_SHOWN = 5;
const SAMPLES = 3;
const MAX_CELL_CHARACTERS = 60;
/** Enough for any person to answer; the rest comes when these are said. */
const MAX_VALUES_ASKED = 100;

const short = (text: string): string => (text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text);

/** A plan as a person reads it, without the rows of the file. */
export function viewPlan(plan: ImportPlan, table: Table, today: string): ListingImportPlan {
  const constants = Object.entries(plan.mapping.fields).flatMap(([field, source]) =>
    typeof source === 'object' && 'value' in source ? [{ field, value: String(source.value) }] : [],
  );
  return {
    isTable: true,
    origin: plan.origin,
    mappingName: plan.name,
    rowCount: plan.examination.rowCount,
    preamble: table.preamble.map(short),
    columns: plan.columns.map(({ column, fields, sure }, at) => ({
      ...{ column, fields, sure },
      samples: [...new Set(table.sample.map((row) => row[at]?.trim() ?? ''))].filter(Boolean).slice(0, SAMPLES).map(short),
    })),
    constants,
    told: plan.told,
    assumptions: plan.assumptions,
    questions: plan.questions,
    unknownValues: plan.examination.unknownValues.slice(0, MAX_VALUES_ASKED),
    obstacles: plan.obstacles,
    rows: 'ListingKey' in plan.mapping.fields ? previewTable(table, plan.mapping, today, ROWS_SHOWN).map(tellRow) : [],
  };
}

/** Records under RESO names need nothing said. */
export function viewRecords(rows: readonly ReadRecord[]): ListingImportPlan {
  return {
    ...{ isTable: false, origin: 'given', mappingName: null, rowCount: null, preamble: [], columns: [], constants: [] },
    ...{ told: [], assumptions: [], questions: [], unknownValues: [], obstacles: [] },
    rows: rows.slice(0, ROWS_SHOWN).map(tellRow),
  };
}

function tellRow(read: ReadRecord): ListingImportPlan['rows'][number] {
  const nothing = { priceDollars: null, bedrooms: null, bathrooms: null, livingSpaceSqFt: null, yearBuilt: null };
  if (read.outcome !== 'keep') {
    const problem = read.outcome === 'refuse' ? read.reasons.join('; ') : 'Deletes the listing';
    return { key: read.listingKey, problem, status: '', propertyType: '', place: '', ...nothing };
  }
  const { listing: home } = read;
  const price = home.status === 'sold' ? home.sold_price : home.list_price;
  return {
    key: home.listing_key,
    problem: null,
    status: home.status,
    propertyType: home.property_type,
    priceDollars: price === null ? null : Number(price),
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms === null ? null : Number(home.bathrooms),
    livingSpaceSqFt: home.living_area_sqft,
    yearBuilt: home.year_built,
    place: [home.address_line1, home.address_line2, home.neighborhood, home.city, home.state, home.zip_code]
      .filter(Boolean)
      .join(', '),
  };
}
