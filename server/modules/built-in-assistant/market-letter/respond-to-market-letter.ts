/** A letter about the market that was told, with those very figures. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { plain } from '../answers/format.ts';
import { lacking, lineOf, supplyLine, type FigureKey } from '../answers/market-lines.ts';
import { span } from '../answers/market-words.ts';
import { typesInWords } from '../answers/describe-search.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL, marketAnswers, marketCalls } from '../market-turn.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { MarketInput } from '#server/modules/market/index.ts';
import type { Turn } from '../turn.ts';
import { readMarketLetter, type MarketLetter } from './read-market-letter.ts';

type Step = { say: string } | { calls: MarketInput[]; reasoning: string };

/** Null where the turn is about something else. */
export function respondToMarketLetter({ question: text, earlier, previous, language, answers }: Turn): Step | null {
  const question = previous?.market ?? null;
  const read = readMarketLetter([...earlier, text], question);
  if (!read || !question) return null;
  const { letter, before } = read;
  const texts = textsIn(language);
  const told = answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (told.length === 0) return { calls: marketCalls(question), reasoning: texts.writing.letter.writing };
  const found = marketAnswers(told.map(({ value }) => value));
  if (!found) return { say: texts.market.failed };
  const own = textsIn(letter.language ?? language);
  const body = compose({ letter, question, found }, own);
  if (body === null) return { say: texts.writing.letter.tooFew };
  const isSame = before !== null && compose({ letter: before, question, found }, textsIn(before.language ?? language)) === body;
  if (isSame && !letter.isToSend) return { say: texts.writing.letter.unchanged };
  const quoted = body.replace(/^/gm, '> ').replace(/^> $/gm, '>');
  return { say: [letter.isToSend ? texts.writing.letter.toSend : '', quoted].filter(Boolean).join('\n\n') };
}

const everyFigure: readonly FigureKey[] = [
  'medianPrice',
  'medianPricePerSqFt',
  'medianDaysOnMarket',
  'saleToList',
  'counts',
  'supply',
];
const shortFigures: readonly FigureKey[] = ['medianPrice', 'medianDaysOnMarket', 'supply'];

interface Content {
  letter: MarketLetter;
  question: MarketQuestion;
  found: readonly MarketAnswer[];
}

/** Null where no figure has enough sales. */
function compose({ letter, question, found }: Content, texts: Texts): string | null {
  const { letter: words } = texts.writing;
  const [first] = found;
  if (!first) return null;
  const parts = found.map((one) => linesOf(one, letter.isShort ? shortFigures : everyFigure, texts));
  if (parts.every((lines) => lines.length === 0)) return null;
  const counted = texts.market.counted(typesInWords(question.propertyTypes, texts), first.isLease, span(first.period, texts));
  const places = texts.common.and(found.map(({ area }) => plain(area)));
  const sections = found.flatMap((one, at) => {
    const lines = parts[at] ?? [];
    const head = found.length > 1 ? [`**${plain(one.area)}**`] : [];
    return lines.length === 0 ? [] : [[...head, ...lines.map((line) => `- ${line}`)].join('\n')];
  });
  const isMail = letter.form === 'email';
  return [
    isMail ? `**${words.subject(places)}**` : '',
    isMail ? words.greeting(letter.recipient) : '',
    words.openings[letter.tone](places),
    `${capital(counted)}:`,
    ...sections,
    letter.form === 'post' ? words.postClose[letter.tone] : words.closes[letter.tone],
    isMail ? `${words.signatures[letter.tone]}  \n${letter.sender ?? words.sender}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function linesOf(found: MarketAnswer, keys: readonly FigureKey[], texts: Texts): string[] {
  const names = texts.market.names(found.isLease);
  return keys.flatMap((key) => {
    if (lacking(found, key) !== null) return [];
    const line = key === 'supply' ? supplyLine(found, false, texts) : lineOf[key](found, texts);
    return line ? [`${names[key]}: ${line}`] : [];
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
