/** What helps an agent to prepare for a seller: questions, objections, papers, a timeline, with the figures of the place that was named. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import { marketAnswerSchema, type MarketAnswer } from '#server/modules/market/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { typesInWords } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { lacking, lineOf, supplyLine } from '../answers/market-lines.ts';
import type { Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import { respondToObjection } from '../objections/respond-to-objection.ts';
import type { ParsedQuestion, PlaceCandidate } from '../question-parser/parsed-question.ts';
import { stateNamed } from '../question-parser/states.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { placesNamed, placesStanding } from '../sales/sales-rows.ts';
import { appointmentHome, homeInWords, type AppointmentHome } from './appointment-home.ts';
import { readListingAppointment, type AppointmentRead } from './read-listing-appointment.ts';

const A_YEAR_DAYS = 365;
const FEW_QUESTIONS = 6;

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  findPlacesNamed: (phrases: string[]) => Promise<PlaceCandidate[]>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

/** Null where nobody prepares for a seller. */
export async function respondToListingAppointment(step: Step, needs: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const read = readListingAppointment(turn);
  if (!read) return null;
  if (read.topic === 'answer') return respondToObjection(step, needs);
  const home = read.topic === 'prepare' ? await appointmentHome(step, needs.findPlacesNamed) : null;
  if (home && 'reply' in home) return home.reply;
  if (home) return say(composed(step, read, home.market, home), asksOfHome(step, home));
  const place = await placeOf(step, needs);
  const words = texts.listingAppointment;
  switch (read.topic) {
    case 'questions':
      return say(
        [words.questions.opening, bullets(words.questions.points)].join('\n\n'),
        asksOf(['objections', 'documents'], step, place),
      );
    case 'objections':
      return say([objectionsOf(texts), words.objections.more].join('\n\n'), asksOf(['questions', 'documents'], step, place));
    case 'documents':
      return say(documentsOf(step, place), asksOf(['questions', 'timeline'], step, place));
    case 'prepare':
    case 'timeline':
      return withMarket(step, read, place);
  }
}

/** Where it is: named now, or in an earlier message about the appointment, or where the thread is. */
async function placeOf({ turn }: Step, { parse }: Needs): Promise<AreaFilter | null> {
  const [named] = placesNamed(await parse(turn.english));
  if (named) return named;
  for (const text of turn.earlier.toReversed()) {
    const [before] = readListingAppointment({ question: text, earlier: [] }) ? placesNamed(await parse(text)) : [];
    if (before) return before;
  }
  return placesStanding(turn.previous)[0] ?? null;
}

function withMarket(step: Step, read: AppointmentRead, place: AreaFilter | null): Reply {
  const { turn, texts } = step;
  if (!place) return say(composed(step, read, null), asksOf(othersThan(read), step, place));
  const answered = answerTo(turn, MARKET_TOOL);
  if (!answered)
    return callTools(
      step,
      [
        {
          toolName: MARKET_TOOL,
          input: {
            ...{ areaFilter: place, windowDays: A_YEAR_DAYS },
            figures:
              read.topic === 'timeline'
                ? ['days-on-market']
                : ['median-price', 'sale-to-list', 'days-on-market', 'supply', 'active'],
          },
        },
      ],
      texts.listingAppointment.reading,
    );
  const market = marketAnswerSchema.safeParse(answered.value).data ?? null;
  return say(composed(step, read, market && { market, place }), asksOf(othersThan(read), step, place));
}

const othersThan = ({ topic }: AppointmentRead): Ask[] =>
  topic === 'timeline' ? ['documents', 'questions'] : ['objections', 'documents', 'timeline'];

interface Figures {
  market: MarketAnswer;
  place: AreaFilter;
}

function composed(
  step: Step,
  { topic, day, amongOthers }: AppointmentRead,
  figures: Figures | null,
  home: AppointmentHome | null = null,
): string {
  const { texts } = step;
  const words = texts.listingAppointment;
  const area = figures && `**${plain(figures.market.area || placeInWords(figures.place, texts))}**`;
  const lines = figures ? figureLines(figures.market, texts) : '';
  if (topic === 'timeline') {
    const { timeline } = words;
    const written = day === null ? null : capitalised(day);
    return [
      written === null ? timeline.opening : timeline.back(written),
      written === null ? numbered(timeline.steps) : bullets(timeline.stepsBack(written)),
      area === null || lines === '' ? timeline.noPlace : [timeline.howLong(area), lines].join('\n'),
      timeline.decides,
    ].join('\n\n');
  }
  const { before, outline, bring, others, noPlace, questionsTitle, opening } = words.prepare;
  const span = figures && texts.common.shortSpan(figures.market.period.startAt, figures.market.period.endAt);
  // What is known of the home needs no looking up.
  const homework = home ? { ...before, points: before.points.slice(before.looksUp) } : before;
  return [
    opening(home ? linkTo(home.facts) : area),
    home ? homeInWords(home, step) : '',
    section(homework),
    area === null || span === null || lines === ''
      ? noPlace
      : [words.figuresOf(area, span, home ? typesInWords([home.facts.propertyType], texts) : null), lines].join('\n'),
    section(outline),
    section({ title: questionsTitle, points: words.questions.points.slice(0, FEW_QUESTIONS) }),
    section(bring),
    amongOthers ? others : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function figureLines(market: MarketAnswer, texts: Texts): string {
  const names = texts.market.names(false);
  return (['medianPrice', 'saleToList', 'medianDaysOnMarket', 'supply'] as const)
    .flatMap((key) => {
      if (lacking(market, key) !== null) return [];
      const line = key === 'supply' ? supplyLine(market, false, texts) : lineOf[key](market, texts);
      return line ? [`- ${names[key]}: ${line}`] : [];
    })
    .join('\n');
}

function objectionsOf({ listingAppointment: { objections }, sellers }: Texts): string {
  const kinds = ['commission', 'start-high', 'online-estimate', 'other-agent', 'wait'] as const;
  return [
    objections.opening,
    ...kinds.map((kind) => `**${objections.names[kind]}**  \n${sellers.kinds[kind].say.join(' ')}`),
  ].join('\n\n');
}

const stateOf = ({ turn }: Step, place: AreaFilter | null): string | null => {
  const around = place?.type === 'named-area' ? (place.context?.stateAbbreviated ?? null) : null;
  return (
    stateNamed(turn.question) ?? (place?.type === 'named-area' && place.nameType === 'state-abbreviated' ? place.name : around)
  );
};

function documentsOf(step: Step, place: AreaFilter | null): string {
  const { documents } = step.texts.listingAppointment;
  const state = stateOf(step, place);
  const own = state === null ? null : (documents.states[state] ?? null);
  const name = state === null ? null : (documents.names[state] ?? state);
  return [
    own && name ? `${documents.opening(name)}\n${bullets(own)}` : '',
    `${documents.everywhere}\n${bullets(documents.federal)}`,
    `${documents.own}\n${bullets(documents.drawer)}`,
    name === null ? documents.whichState : own === null ? documents.unknown(name) : '',
    documents.decides,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Ways on from a home that is known. */
const asksOfHome = (step: Step, { facts }: AppointmentHome): string =>
  [
    facts.addressLine1 ? askLink(step.texts.listingAppointment.ask.cma(plain(facts.addressLine1))) : '',
    asksOf(['objections', 'timeline'], step, null),
  ]
    .filter(Boolean)
    .join(' ');

type Ask = 'questions' | 'objections' | 'documents' | 'timeline';

function asksOf(which: readonly Ask[], step: Step, place: AreaFilter | null): string {
  const { ask, documents } = step.texts.listingAppointment;
  const state = stateOf(step, place);
  const name = state === null ? null : (documents.names[state] ?? null);
  return which.map((one) => askLink(one === 'documents' ? ask.documents(name) : ask[one])).join(' ');
}

const bullets = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n');
const numbered = (points: readonly string[]): string => points.map((point, at) => `${at + 1}. ${point}`).join('\n');
const section = ({ title, points }: { title: string; points: readonly string[] }): string => `**${title}**\n${bullets(points)}`;
const capitalised = (day: string): string => day.replace(/^[a-z]/, (letter) => letter.toUpperCase());
