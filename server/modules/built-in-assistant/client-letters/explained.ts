/** "Email my client explaining contingencies": terms and questions of the trade as the body of a letter, without what is said to the agent alone. */
import { textsIn, type Language } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import { tradeQuestionsNamed } from '../terms/trade-questions.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const explains = inLines()`
  \b(?:
    explain(?:s|ing)?|explanation\s+of|what(?:'?s|\s+is|\s+are|\s+does|\s+do)|how|about|on|regarding|the\s+difference\s+between|why|if|whether|who|when
    |explic\w+|que\s+(?:es|son|significa)|como|sobre|diferencia\s+entre
  )\s+(\S.{2,140})$
`;
const sureToExplain = /\b(?:explain(?:s|ing)?|explanation|explic\w+)\b/;
const MAX_TERMS = 3;

/** What it is to explain; null where it names nothing that is known. @param text as it was typed */
export function explainedIn(text: string): string | null {
  const folded = fold(text);
  const [, what = null] = explains.exec(folded) ?? [];
  if (
    what === null ||
    !(sureToExplain.test(folded) || /\b(?:works?|means?|is|are|does|happens|funciona\w*|significa\w*)\b/.test(folded))
  )
    return null;
  return explanationOf(folded, 'english') === null && explanationOf(folded, 'spanish') === null ? null : folded;
}

export interface Explanation {
  subject: string;
  sentences: readonly string[];
}

/** The general before its terms: a question that the words ask, else up to three terms that they name. */
export function explanationOf(folded: string, language: Language): Explanation | null {
  const { tradeQuestions, terms } = textsIn(language);
  const [question] = tradeQuestionsNamed(folded);
  const told =
    question === undefined ? termsNamed(folded).flatMap((at) => terms.list[at]?.means ?? []) : [tradeQuestions[question]];
  const [first] = told;
  if (first === undefined) return null;
  const leads = told.map((one) => /^\*\*(.+?)\*\*/.exec(one)?.[1] ?? '').filter(Boolean);
  return {
    subject: leads.map((lead, at) => (at === 0 ? lead : lead.charAt(0).toLowerCase() + lead.slice(1))).join(', '),
    sentences: told.map(forClients),
  };
}

/** Places of the terms in their list, which stands in the same order in both languages. */
function termsNamed(folded: string): number[] {
  const named = (['english', 'spanish'] as const).flatMap((language) =>
    textsIn(language).terms.list.flatMap(({ names }, at) =>
      names.map((name) => ({ name, at, start: ` ${folded.replaceAll(/[^a-z0-9]+/g, ' ')} `.indexOf(` ${name} `) })),
    ),
  );
  const found = named
    .filter(({ start, name }) => start >= 0 && !tooCommon.test(name))
    .toSorted((one, other) => other.name.length - one.name.length);
  const apart = found.reduce<typeof found>(
    (kept, next) =>
      kept.some((one) => next.start < one.start + one.name.length && one.start < next.start + next.name.length)
        ? kept
        : [...kept, next],
    [],
  );
  const inOrder = apart.toSorted((one, other) => one.start - other.start).map(({ at }) => at);
  return [...new Set(inOrder)].slice(0, MAX_TERMS);
}

/** Names that a letter may have beside what it explains. */
const tooCommon = /^(?:offer|oferta|price|precio|listing|active|sold|new|dom|closing|cierre)$/;

/** What is said to the agent: what can be asked here, and how an agent covers themselves. */
const toAgent = inLines()`
  \b(?:
    I\s+(?:show|can|work|value|add|tell)|tell\s+me|ask\s+me|name\s+(?:a|the|an)\b|note\s+in\s+writing|ask\s+the\s+listing\s+agent
    |(?:the\s+)?listing\s+agent\s+can\s+tell|before\s+(?:you\s+write|it\s+is\s+written|anyone\s+counts)|a\s+letter\s+about\s+the\s+buyers|whether\s+to\s+waive
    |dime|pregúntame|nombra\b|puedo\b|muestro\b|te\s+digo|calculo\b|anota\b|por\s+escrito\s+que|agente\s+(?:del\s+anuncio|vendedor|listador)\s+(?:puede|sabe)|antes\s+de\s+escribir
  )
`;
const forClients = (told: string): string => {
  const sentences = told.replaceAll('**', '').split(/(?<=[.?!])\s+/);
  return sentences.filter((one, at) => at === 0 || !new RegExp(toAgent.source, 'iu').test(one)).join(' ');
};
