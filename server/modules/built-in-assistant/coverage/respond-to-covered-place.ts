/** "Do you have Seattle?", "do you cover Alameda?": whether there are listings in the one place that is named. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { coverageAnswerSchema } from '#server/modules/listings/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { plain } from '../answers/format.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { placesNamed } from '../sales/sales-rows.ts';
import { askWithCoverage, composeInstead, COVERAGE_TOOL } from './respond-to-coverage.ts';
import { cityIn } from './respond-to-data-age.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const WHAT =
  '(?:(?:anything|any\\s+(?:homes|listings|data|sales)|(?:the\\s+|an?\\s+)?(?:mls|feed|access|listings|homes|data|sales))\\s+(?:in|for|from|of|to)\\s+)?';
const asks = [
  inLines('iu')`
    ^\W*(?:and\s+|so\s+|but\s+|hey\s+)?(?:do|does|can|are)\s+(?:you|u|we|i|it)\s+
    (?:(?:connected|hooked\s+up|linked)\s+(?:to|with)|have|got|cover|support|serve|search|do|know|work\s+(?:in|with))\s+${WHAT}(?<place>[\p{L} .,'-]{3,40}?)
    (?:\s+(?:too|as\s+well|yet|there|listings|covered))*\s*[?.!]*$
  `,
  /^\W*(?:and\s+|so\s+)?is\s+(?<place>[\p{L} .,'-]{3,40}?)\s+(?:covered|included|supported|available|in\s+(?:here|there|your\s+data|the\s+system))\s*[?.!]*$/iu,
  /^\W*(?:y\s+)?(?:tienes?|tienen|cubres?|cubren|hay)\s+(?:(?:algo|casas|anuncios|datos|ventas)\s+(?:en|de)\s+)?(?<place>[\p{L} .,'-]{3,40}?)(?:\s+tambi[eé]n)?\s*[?.!]*$/iu,
];

const placeAsked = (question: string): string | null =>
  asks.map((pattern) => pattern.exec(question)?.groups?.['place']).find((place) => place !== undefined) ?? null;

/** The cities of each state, as the package knows them. */
const citiesFile = fileURLToPath(import.meta.resolve('addresser/data/us-cities.json'));
const citiesSchema = z.record(z.string(), z.array(z.string()));

/** Whether a word that no listing knows is a city at all, and not a pet or a plan. */
function isCity(name: string): boolean {
  const states = citiesSchema.parse(JSON.parse(readFileSync(citiesFile, 'utf8')));
  const city = fold(name);
  const asked = [city, city.replace(/,?\s+(?:[a-z]{2}|[a-z]{4,})$/, '')];
  return Object.values(states).some((names) => names.some((one) => asked.includes(one.toLowerCase())));
}

/** Null where no one place is asked about, or it is no city, but a thing. */
export async function respondToCoveredPlace(
  step: Step,
  { parse }: { parse: (text: string) => Promise<ParsedQuestion> },
): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = placeAsked(turn.question);
  if (asked === null) return null;
  const parsed = await parse(`homes in ${asked}`);
  if (parsed.kind === 'ask' && parsed.question === 'unknown-place') return isCity(asked) ? askWithCoverage(step, parsed) : null;
  const [place] = parsed.kind === 'search' && parsed.unusedWords.length === 0 ? placesNamed(parsed) : [];
  if (!place || !isCity(asked)) return null;
  if (!answerTo(turn, COVERAGE_TOOL)) return callTools(step, [{ toolName: COVERAGE_TOOL, input: {} }], texts.coverage.reading);
  const { data } = coverageAnswerSchema.safeParse(answerTo(turn, COVERAGE_TOOL)?.value);
  if (!data) return say(texts.coverage.failed);
  const city = cityIn(place, data);
  if (city) return say(`${plain(city.area)}: ${texts.coverage.counts(city.activeCount, city.recordCount)}.`);
  const isAll = data.cityCount <= data.cities.length;
  return isAll ? say(`${texts.coverage.noneIn(plain(placeInWords(place, texts)))} ${composeInstead(data, texts)}`) : null;
}
