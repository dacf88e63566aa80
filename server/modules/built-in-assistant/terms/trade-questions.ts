/** "What happens if the appraisal comes in low?", "can the seller pay closing costs?": how things of the trade are done, told in general. */
import { askLink } from '#contract/reply-links.ts';
import type { TradeQuestion } from '../answers/texts/english/trade-questions.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { stateNamed } from '../question-parser/states.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { questionsOfPractice } from './questions-of-practice.ts';
import { questionsOfRules } from './questions-of-rules.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const EARNEST = '(?:earnest(?:\\s+money)?|emd|good\\s+faith\\s+deposit|deposito\\s+de\\s+(?:buena\\s+fe|garantia)|arras)';
const WAIVES = '(?:waiv\\w*|skip\\w*|forgo\\w*|give\\s+up|go\\s+without|renunci\\w+|quitar)';
const ASKS =
  '(?:what|whats|how|can|could|do|does|will|would|should|is|are|who|when|which|why|explain|options?|pros|cons|better|difference|vs|versus|advantages?|ideas|tips|need|says?|que|como|puede\\w*|debe\\w*|quien|cuando|cuanto|cual)';

/** In the order in which they are tried: each of words that ask it and nothing of a single home. */
const questions: readonly [TradeQuestion, RegExp][] = [
  ...questionsOfRules,
  ...questionsOfPractice,
  [
    'earnest-money-at-risk',
    inLines()`
      \b(?:lose|forfeit|gets?|keeps?|recover|refund\w*|happens?\s+to|pierd\w+|recuper\w+|devuelv\w+|se\s+queda)\b.*\b
        (?:${EARNEST}|deposit|deposito)\b
      |\b(?:${EARNEST}|deposit|deposito)\b.*\b
        (?:back|lost|refund\w*|forfeit\w*|at\s+risk|keeps?|returned|pierde\w*|recupera\w*|devuelve\w*)\b
    `,
  ],
  [
    'earnest-money-share',
    inLines()`
      \b(?:how\s+(?:much|big)|typical|usual|standard|normal|customary|average|cuanto|percent\w*)\b.*\b${EARNEST}\b
      |\b${EARNEST}\b.*\b(?:how\s+much|typical\w*|usual\w*|standard|normal\w*|customary|percent\w*|cuanto)\b
    `,
  ],
  ['waive-inspection', new RegExp(`\\b${WAIVES}\\b.{0,30}\\b(?:inspections?|inspeccion)\\b`)],
  ['waive-appraisal', new RegExp(`\\b${WAIVES}\\b.{0,30}\\b(?:appraisal|avaluo|tasacion)\\b`)],
  ['waive-loan', new RegExp(`\\b${WAIVES}\\b.{0,30}\\b(?:loan|financing|mortgage|prestamo|financiamiento)\\b`)],
  [
    'seller-pays-costs',
    inLines()`
      \b(?:can|could|will|would|may|do|does|is|are|allowed|how\s+much)\b.{0,30}\bsellers?\b.{0,30}\b
        (?:pay|cover|help|contribute|give|credit)\b.{0,40}\b(?:closing|costs?|points|buy\s?down|credits?|concessions?)\b
      |\bpuede\w*\b.{0,20}\b(?:vendedor\w*)\b.{0,20}\bpagar\b.{0,30}\b(?:cierre|costos|gastos)\b
    `,
  ],
  [
    'low-appraisal',
    inLines()`
      \bapprais\w+\b.{0,25}\b(?:comes?|came|coming|is|was)\s+(?:in\s+|back\s+)?(?:too\s+)?(?:low|short|under|below)\b
      |\blow\s+appraisals?\b|\b(?:does|did)(?:n'?t|\s+not)\s+appraise\b
      |\b(?:avaluo|tasacion)\b.{0,25}\b(?:baj[oa]|por\s+debajo|menos)\b
    `,
  ],
  [
    'inspection-period',
    /\b(?:inspection|due\s+diligence|option|inspections)\s+(?:period|window|timeline|deadline)\b|\bhow\s+(?:long|many\s+days)\b.{0,40}\binspections?\b|\b(?:periodo|plazo)\s+de\s+(?:la\s+)?inspeccion\b/,
  ],
  [
    'mortgage-insurance-needed',
    inLines()`
      \b(?:need|needs|require[sd]?|have\s+to|has\s+to|must|avoid|get\s+(?:rid\s+of|out\s+of)|drop|remove|cancel|goes?\s+away
        |come\s+off|when|without)\b.{0,30}\b(?:pmi|mip|mortgage\s+insurance)\b
      |\b(?:pmi|mip|mortgage\s+insurance)\b.{0,25}\b(?:go\s+away|goes\s+away|required|needed|come\s+off|necessary|drop\s+off)\b
      |\b(?:necesita\w*|evitar|quitar|sin)\b.{0,30}\b(?:pmi|seguro\s+hipotecario)\b
    `,
  ],
  [
    'down-payment-least',
    inLines()`
      \b(?:how\s+(?:much|little)|what(?:'?s|\s+is)?|min(?:imum)?|least|lowest)\b.{0,40}\bdown\s?payments?\b.{0,20}\b
        (?:need\w*|required?|minimum|at\s+least|possible|have)\b
      |\b(?:min(?:imum)?|lowest|least|smallest)\s+(?:amount\s+)?(?:down(?:\s?payment)?|to\s+put\s+down)\b
      |\bhow\s+(?:much|little)\s+(?:do|does|can|must|should)\s+\w+(?:\s+\w+)?\s+(?:need\s+to|have\s+to|to)?\s*(?:put|have)\s+down\b
      |\b(?:cuanto|minimo)\b.{0,25}\benganche\b(?:.{0,12}\bminimo\b)?
    `,
  ],
  [
    'credit-score',
    /\b(?:what|which|min(?:imum)?|how\s+(?:high|good))\b.{0,30}\b(?:credit|fico)\s+scores?\b|\b(?:que|cual|minimo)\b.{0,30}\bpuntaje\s+de\s+credito\b/,
  ],
  [
    'preapproval-lasts',
    /\bhow\s+long\b.{0,25}\bpre-?\s?approvals?\b.{0,20}\b(?:last|good|valid)\b|\bpre-?\s?approvals?\b.{0,20}\b(?:expire\w*|last|good\s+for|valid)\b|\bcuanto\b.{0,15}\b(?:dura|vale)\b.{0,20}\bpre-?aprobacion\b/,
  ],
  [
    'sell-before-buying',
    inLines()`
      \b(?:need|needs|have|has|want|wants)\s+to\s+sell\b.{0,40}\b(?:before|first|to\s+buy|in\s+order\s+to\s+buy)\b.{0,60}
        \b(?:options?|how|what|ways?|strateg\w+)\b
      |\b(?:how|options?|best\s+way|ways?|strateg\w+)\b.{0,40}\b(?:sell(?:ing)?\s+and\s+buy(?:ing)?|buy(?:ing)?\s+and\s+sell(?:ing)?|sell\s+first|buy\s+before)\b
      |\bcomo\b.{0,30}\bvender\b.{0,20}\bcomprar\b.{0,20}\b(?:vez|tiempo)\b
    `,
  ],
  [
    'multiple-offers',
    inLines()`
      \b(?:how|tips?|ways?|strateg\w+|what|best)\b.{0,40}\b
        (?:win|compete|beat|stand\s+out|handle|get\s+(?:an?\s+)?offers?\s+accepted)\b.{0,40}\b
        (?:multiple\s+offers?|bidding\s+wars?|other\s+offers|competition|competitive|offers?\s+situation|seller'?s?\s+market)\b
      |\b(?:make|write)\b.{0,25}\boffers?\b.{0,15}\b(?:stronger|more\s+competitive|stand\s+out)\b
      |\bcomo\b.{0,25}\b(?:ganar|competir)\b.{0,30}\b(?:ofertas?)\b
    `,
  ],
  [
    'buyer-agreement',
    /\b(?:need|sign|required?|have\s+to|must|mandatory|when|do)\b.{0,40}\b(?:buyer(?:'?s)?(?:\s+(?:broker(?:age)?|agency|rep(?:resentation)?))?\s+(?:agreements?|contracts?)|bba|brba)\b|\bacuerdo\b.{0,20}\bcomprador\b.{0,30}\b(?:antes|firmar|obligatorio|necesario)\b/,
  ],
  [
    'buyer-agent-pay',
    /\bwho\s+pays\b.{0,20}\bbuyer'?s?\s+(?:agent|broker|commission|side)\b|\bquien\s+paga\b.{0,30}\b(?:agente|comision)\b.{0,20}\bcomprador\b|\bhow\b.{0,15}\bbuyer'?s?\s+agents?\b.{0,15}\bpaid\b/,
  ],
  [
    'walkthrough',
    /\b(?:what|when|how|whats|check\w*|look\s+for)\b.{0,40}\b(?:final\s+)?walk\s?-?\s?thro?ugh\b|\bvisita\s+final\b/,
  ],
  [
    'wire-fraud',
    /\bwire\s+fraud\b|\bhow\b.{0,30}\bwire\b.{0,25}\b(?:safe\w*|funds?|money|down\s?payment)\b|\bfraude\b.{0,20}\btransferencia\w*\b/,
  ],
  [
    'closing-delayed',
    /\b(?:what\s+happens|what\s+if|can|options?|que\s+pasa)\b.{0,40}\b(?:closing|close|escrow|cierre)\b.{0,20}\b(?:delay\w*|late|pushed|extend\w*|retras\w+|tarde)\b/,
  ],
  [
    'cooling-off',
    /\b(?:cooling[\s-]?off|right\s+of\s+rescission|rescission\s+period|change\s+(?:their|his|her|my|your|our)\s+minds?\s+after\s+sign\w*|arrepentir\w*)\b/,
  ],
  [
    'prepare-to-sell',
    inLines()`
      \b(?:what|which|should|worth|how|tips?|que)\b.{0,40}\b
        (?:fix(?:es|ed)?|repair(?:s|ed)?|updat(?:e|es|ed|ing)|renovat\w+|remodel\w*|improv\w+|paint\w*|stag(?:e|ing)|prep\w*|arregl\w+|pintar)\b
        .{0,50}\b(?:before|prior\s+to|to\s+(?:sell|list|get)|antes)\b
      |\b(?:updates?|upgrades?|improvements?|repairs?|renovations?)\b.{0,25}\b(?:pay\s+off|worth\s+it|best\s+return|roi|add\s+(?:the\s+most\s+)?value)\b
    `,
  ],
  [
    'best-time-to-list',
    /\b(?:when|what(?:'?s|\s+is)?|best|better|good)\b.{0,25}\b(?:time|month|season)\b.{0,20}\b(?:to\s+)?(?:list|sell)\b(?!.{0,40}\b(?:in|near|around)\s+\w)|\bmejor\s+(?:epoca|mes|momento)\b.{0,20}\bvender\b/,
  ],
  [
    'short-term-rental',
    /\b(?:can|could|may|allowed?|allows?|legal|permit\w*|puede\w*|permite\w*)\b.{0,50}\b(?:air\s?bnb\w*|vrbo|short[\s-]?term\s+rent\w*|str|vacation\s+rent\w*|renta\w*\s+por\s+(?:noche|dia)\w*)\b/,
  ],
  [
    'hoa-documents',
    /\bwhat\b.{0,20}\b(?:does|do|is|are)\b.{0,20}\bhoas?\b.{0,20}\b(?:cover|include|pay\s+for)\w*\b|\bhoa\s+(?:docs|documents)\b|\bque\b.{0,15}\b(?:cubre|incluye)\b.{0,20}\bhoa\b/,
  ],
  [
    'contingencies',
    /\b(?:what|which|explain\w*|typical|usual|common|standard|kinds|types|cuales|que|explic\w+)\b.{0,30}\b(?:contingencies|contingencias)\b(?!\s+(?:removed|gone|waived))/,
  ],
  [
    'buying-steps',
    /\b(?:steps?|process|pasos|proceso)\b.{0,25}\b(?:buy\w*|purchas\w+|compra\w*)\b|\b(?:buying|purchase|home\s?buying|compra)\s+process\b|\bhow\s+does\s+(?:buying|the\s+buying)\b/,
  ],
  [
    'selling-steps',
    /\b(?:steps?|process|pasos|proceso)\b.{0,25}\b(?:sell\w*|list(?:ing)?\s+(?:a|my|the)|vend\w+|venta)\b|\b(?:selling|listing|sales?)\s+process\b/,
  ],
];

const asks = new RegExp(`(?:^|[^a-z])${ASKS}\\b|\\?\\s*$`);
/** A text is wanted, homes are, or the figures of a price. */
const wantsElse = inLines()`
  ^\W*(?:(?:please|can\s+(?:you|u)|could\s+you|pls|now|then|y)\s+)*
    (?:write|draft|compose|text|e-?mail|send|find|show\s+me|search|list|pull|post|add|remove|escrib\w+|redacta\w*|manda\w*|busca\w*|muestra\w*)\b
  |\$\s?\d|\b\d{3,}\b|\b\d+\s?k\b
`;
const ofIdeas = /\bideas?\b/;
const incomeForRent = questionsOfPractice.find(([question]) => question === 'income-for-rent')?.[1];
/** A number that names a rule, and the rent that an income is asked for, make it no question of one home. */
const withoutOwnFigures = (folded: string): string =>
  incomeForRent?.test(folded) ? folded.replaceAll(/\$?\s?\d[\d,.]*k?/g, ' ') : folded.replace(/\b1031\b/, '');
const MAX_WORDS = 32;

/** Null where something else is asked. */
export function tradeQuestionAsked(text: string): TradeQuestion | null {
  const folded = fold(text);
  if (
    folded.split(/\s+/).length > MAX_WORDS ||
    (wantsElse.test(withoutOwnFigures(folded)) && !ofIdeas.test(folded)) ||
    !asks.test(folded)
  )
    return null;
  return questions.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Whose words a text names that is to explain them: "an email explaining contingencies". @param folded lower case */
export const tradeQuestionsNamed = (folded: string): TradeQuestion[] =>
  questions.flatMap(([question, pattern]) => (pattern.test(folded) ? [question] : []));

/** "What about in North Carolina?", right after what a seller discloses. */
const elsewhere =
  /^[\s¿¡]*(?:(?:ok(?:ay)?|so)[\s,]+)*(?:and|what\s+about|how\s+about|y)\s+(?:(?:in|for|en|de)\s+)?[a-z .]{2,24}[\s?.!]*$/;

function askedOf({ question, open }: Turn): TradeQuestion | null {
  const asked = tradeQuestionAsked(question);
  const before = open.at(-1);
  if (asked || before === undefined || !elsewhere.test(fold(question)) || stateNamed(question) === null) return asked;
  return tradeQuestionAsked(before) === 'seller-disclosure' || elsewhere.test(fold(before)) ? 'seller-disclosure' : null;
}

/** The papers of the state that is named, where they are known. */
function papersOf(question: string, { listingAppointment: { documents } }: Texts): string | null {
  const state = stateNamed(question);
  const own = state === null ? undefined : documents.states[state];
  if (state === null) return null;
  const name = documents.names[state] ?? state;
  return own ? [documents.opening(name), ...own.map((paper) => `- ${paper}`)].join('\n') : documents.unknown(name);
}

/** Null where no such question is asked. */
export function respondToTradeQuestion(turn: Turn): { say: string } | null {
  const asked = askedOf(turn);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const papers = asked === 'seller-disclosure' ? papersOf(turn.question, texts) : null;
  const ways: Readonly<Partial<Record<TradeQuestion, readonly string[]>>> = texts.tradeWays;
  const buttons = ways[asked]?.map(askLink).join(' ');
  return { say: [texts.tradeQuestions[asked], papers, buttons ?? texts.terms.notAdvice].filter(Boolean).join('\n\n') };
}
