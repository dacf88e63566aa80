/** Words of a question that nothing in the table is called by. */
import { mentionsOf, type Column } from './columns.ts';
import type { TableFilter } from './conditions.ts';
import { stemOf, stemsOf, tellingStemsOf, wordsOf } from './words.ts';

/** What is counted, and how it is asked for: said of any table. */
const ofAnyTable = new Set(
  `home homes house houses property properties listing listings unit units row rows entry entries record records offer offers buyer
  buyers item items one ones people tenant tenants how many much number count total sum average mean median typical highest lowest most
  least more less fewer than over under above below between from up minimum maximum least cheapest expensive priciest largest biggest
  smallest newest oldest latest earliest fastest longest shortest best top first last bottom common different each every per all any
  only also just and or not no non without except excluding other compare comparison side versus vs sort sorted order ordered rank
  ranked by group grouped percent percentage share part fraction rate difference range spread annual yearly year month day days dollar
  dollars price prices priced cost costs currently now right there here them those these list lists listed asking pay pays paid put puts
  go goes get gets give gives need needs want wants see look looks find filter include includes sell sells selling buy buys come comes
  before after during until since exactly about second third value waive waived waives waiving clause chart draw graph occupancy occupied vacancy vacant money
  left right anything something everything together altogether add adds up far still already please thanks half built old
  january february march april may june july august september october november december`
    .split(/\s+/)
    .map(stemOf),
);

export function unusedWords(columns: readonly Column[], filters: readonly TableFilter[], question: string): string[] {
  const used = new Set([
    ...columns.flatMap(({ stems }) => stems),
    ...filters.flatMap(({ value }) => stemsOf(String(value))),
    // What stands for a column by another name.
    ...wordsOf(question)
      .filter((word) => mentionsOf(columns, word).length > 0)
      .map(stemOf),
  ]);
  const unused = new Set(tellingStemsOf(question).filter((stem) => !used.has(stem) && !ofAnyTable.has(stem) && !/\d/.test(stem)));
  return [...new Set(wordsOf(question))].filter((word) => unused.has(stemOf(word)) && word.length > 2).slice(0, 5);
}
