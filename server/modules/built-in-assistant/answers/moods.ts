/** What people say beside the business, and of the assistant itself: told apart so that the answer fits. */
import { inLines } from '#server/platform/text/in-lines.ts';

const moods = [
  'commission',
  'insult',
  'joke',
  'robot',
  'maker',
  'name',
  'privacy',
  'sends',
  'fresh',
  'source',
  'how-are-you',
  'bye',
  'thanks',
  'praise',
  'sorry',
  'tired',
  'congratulations',
  'okay',
] as const;
export type Mood = (typeof moods)[number];

const patterns: Readonly<Record<Mood, RegExp>> = {
  commission: inLines()`
      \b(?:am\s+i|is\s+it|would\s+i\s+be|soy|es)\b.{0,30}\b
        (?:
          jerk|greedy|wrong|crazy|bad|unreasonable|unfair|too\s+much|high|fair|normal|rip\s?off|asshole|codicios[oa]
          |malo|mala
        )\b.{0,40}\b(?:charg\w+|commissions?|fees?|cobr\w+|comision(?:es)?)\b
      |\b(?:commissions?|comision)\b.{0,30}\b(?:too\s+(?:high|much|low)|fair|reasonable|normal|greedy|justa)\b
    `,
  insult: inLines()`
      \b(?:
        (?:you(?:'re|\s+are|r)?|u\s+r|this\s+(?:thing|app|bot|is)|it(?:'s|\s+is)|what\s+an?|eres)\s+
          (?:
            (?:so|such|an?|just|really|the|absolutely|completely|fucking|f\w*ing|damn|un|una|muy|worst|piece\s+of)
            \s+
          )*(?:
            useless|stupid|dumb\w*|idiot\w*|moron\w*|garbage|trash|terrible|horrible|awful|crap\w*|shit\w*|bullshit
            |worthless|pathetic|incompetent|clown|liar|joke|waste\s+of\s+\w+|worst|suck\w*|inutil|idiota|estupid[oa]
            |tont[oa]|basura
          )
        |(?:you|u)\s+(?:suck|stink|lied|know\s+nothing)
        |fuck\w*|f+u+c*k+|wtf|screw\s+you|shut\s+up|piss\s+off|go\s+to\s+hell|damn\s+(?:it|you)|bullshit|bs|asshole
        |i\s+hate\s+(?:you|this)
        |(?:useless|stupid|dumb|worthless)\s+(?:thing|bot|machine|app|program|robot|piece)
        |(?:you|u|that|this|it)(?:'re|'s|\s+(?:are|is|was|were))?\s*(?:not|n't)\s+
          (?:(?:very|so|really|at\s+all)\s+)?(?:help(?:ful|ing)|useful|any\s+help)
        |no\s+sirves(?:\s+para\s+nada)?|vete\s+a\s+la|pendej\w+|mierda|waste\s+of\s+(?:my\s+)?time
      )\b
    `,
  joke: /\b(?:(?:tell|know|got|give|say)\b.*\bjokes?|jokes?\s+please|make\s+me\s+laugh|say\s+something\s+funny|chistes?)\b/,
  robot: inLines()`
      \b(?:
        (?:are|r)\s+(?:you|u)\s+
          (?:an?\s+|really\s+(?:an?\s+)?|even\s+(?:an?\s+)?|just\s+an?\s+|some\s+kind\s+of\s+)?
          (?:
            ro?bot|bot|human|person|real(?:\s+person)?|machine|a\.?i\.?|program|computer|alive|chatgpt|gpt|gemini
            |claude
          )
        |(?:is\s+(?:this|there)|am\s+i\s+(?:talking|speaking|chatting)\s+(?:to|with))\s+an?\s+(?:real\s+)?
          (?:ro?bot|bot|human|person|machine|a\.?i\.?)
        |(?:real|actual)\s+(?:person|human)\b.*\?
        |eres\s+(?:un\s+|una\s+)?(?:robot|humano|persona|maquina|real|ia)
      )\b
    `,
  maker: inLines()`
      \b(?:
        who\s+(?:made|built|created|makes|programmed|wrote|owns|trained|developed|invented|runs)\s+
          (?:you|this|sidekick)
        |who(?:'s|\s+is)\s+(?:your\s+(?:maker|creator|boss|owner)|behind\s+(?:you|this))
        |what\s+company|which\s+(?:model|llm|company)|what\s+(?:model|llm)
        |are\s+you\s+(?:powered|made|built)\s+by
        |quien\s+te\s+(?:hizo|creo|programo)
      )\b
    `,
  name: /\b(?:what(?:'s|\s+is)\s+your\s+name|do\s+you\s+have\s+a\s+name|what\s+(?:should|do|can)\s+i\s+call\s+you|como\s+te\s+llamas)\b/,
  privacy: inLines()`
      \b(?:
        (?:do|are|will|can)\s+(?:you|they)\s+(?:store|save|keep|record|share|sell|log|remember|train\s+on|see|read)
          \w*\b.*\b(?:chats?|this|data|messages?|me|searches|conversations?|what\s+i|information|info)
        |privacy|private|confidential
        |who\s+(?:can\s+)?(?:sees?|reads?)\s+(?:this|my)
        |delete\s+(?:my|this)\s+(?:data|chat|history)
      )\b
    `,
  sends: inLines()`
      ^\s*(?:so\s+|and\s+)?(?:can|could|do|will|would)\s+you\s+(?:also\s+|actually\s+|really\s+)?
        (?:send|text|call|e-?mail|dial|schedule|book|puedes\s+enviar)\b(?!.*\b(?:it|this|that|these|them)\b)
      |\bpuedes\s+(?:enviar|mandar|llamar)\b
    `,
  fresh: inLines()`
      \bhow\s+(?:fresh|current|up[\s-]to[\s-]date|recent|old|live)\s+(?:is|are)\s+
        (?:it|this|that|they|these|those|the|your)\b(?!\s+(?:home|house|condo|listing|property|roof|place))
      |\b(?:last|how\s+often)\s+(?:is\s+it\s+|are\s+they\s+|do\s+you\s+)?(?:updated?|synced?|refresh(?:ed)?)\b
      |\bque\s+tan\s+(?:actuales|recientes)\b
    `,
  source: inLines()`
      \b(?:
        where\s+(?:do|does|did)\s+(?:you|your|this|these|it|that|those)\b.*\b
          (?:data|numbers|figures|info\w*|listings|from)
        |what(?:'s|\s+is)\s+your\s+(?:source|data)
        |(?:can|should|how\s+do)\s+i\s+(?:trust|believe|rely\s+on|know)\b
        |do\s+you\s+(?:make\s+(?:things|stuff|this|it)\s+up|hallucinate|lie)
        |(?:are|r)\s+you\s+(?:really\s+)?(?:sure|certain)
        |(?:is|are)\s+(?:that|this|those|these)\s+(?:right|correct|accurate|real)\s*\??$
        |says\s+who
        |how\s+(?:accurate|reliable|current|fresh|up\s+to\s+date)\s+(?:are|is)\s+(?:you|this|your)
      )\b
    `,
  'how-are-you':
    /\b(?:how\s+(?:are|r)\s+(?:you|u)|how(?:'s|\s+is)\s+(?:it\s+going|your\s+day)|how\s+have\s+you\s+been|what'?s\s+up|como\s+estas|que\s+tal)\b/,
  bye: inLines()`
    ^\s*(?:(?:ok(?:ay)?|thanks|thank\s+you|alright|well|cool|great|gracias)[,.!\s]+)*
    (?:
      bye|goodbye|good\s*night|see\s+(?:you|ya)
      |talk\s+(?:to\s+you\s+)?(?:later|soon|tomorrow)
      |ttyl|later|cya|gotta\s+(?:go|run)
      |i(?:'m|\s+am)\s+(?:off|done|out)
      |have\s+a\s+(?:good|nice|great)\b
      |adios
      |hasta\s+(?:luego|manana|pronto)
      |nos\s+vemos
    )\b
  `,
  thanks: /\b(?:thanks|thank\s+(?:you|u)|thx|ty|tysm|appreciate|gracias|cheers)\b/,
  praise: inLines()`
      \b(?:
        you(?:'re|\s+are)\s+(?!not\b)(?:\w+\s+){0,2}
          (?:good|great|awesome|amazing|best|helpful|smart|clever|quick|fast|lifesaver|life\s+saver|fun|cute|nice)
        |(?:good|great|nice|excellent|amazing|well)\s+(?:job|work|done|stuff|one)
        |(?:that|this)(?:'s|\s+is|\s+was)\s+(?!not\b)(?:\w+\s+){0,2}
          (?:great|awesome|amazing|perfect|helpful|fantastic|brilliant|excellent|impressive|cool|nice)
        |i\s+love\s+(?:you|this|it)|buen\s+trabajo|excelente
        |eres\s+(?:genial|el\s+mejor|la\s+mejor)
      )\b
    `,
  sorry: /\b(?:sorry|my\s+bad|apolog\w+|oops|perdon|disculpa\w*)\b/,
  tired: inLines()`
      \b(?:
        i(?:'m|\s+am)\s+(?:so\s+|really\s+|very\s+|just\s+)?
          (?:tired|exhausted|beat|bored|stressed|burn(?:ed|t)\s+out|sad|overwhelmed|frustrated|nervous|lonely)
        |(?:long|rough|hard|bad|tough|crazy)\s+(?:day|week|month)
        |need\s+(?:a\s+)?(?:coffee|drink|vacation|break)
        |estoy\s+(?:cansad[oa]|triste|estresad[oa])
        |dia\s+(?:largo|dificil)
      )\b
    `,
  congratulations: inLines()`
      \b(?:
        (?:we|i|they|my\s+clients?|the\s+buyers?)\s+(?:just\s+|finally\s+)?
          (?:closed|got\s+(?:the\s+)?(?:offer|listing|house|keys|it|accepted)|won)
        |(?:offer|it)\s+(?:was|got)\s+accepted
        |celebrat\w+|woo\s*hoo|cerramos
      )\b
    `,
  okay: inLines()`
    ^\s*(?:
      ok(?:ay)?|k+|kk|got\s+it|alright|fine|sure|cool|nice|great|perfect|lol|haha\w*|hmm+|never\s*mind|nvm
      |forget\s+(?:it|that)|no(?:pe|thing)?|good|wow|yay|vale|bueno|ya|jaja\w*
    )(?:[\s,.!]+(?:then|thanks|it|that|lol|haha\w*|ok(?:ay)?|cool))*\s*[.!?]*\s*$
  `,
};

/** The first that the words show; null for none. @param folded in lower case */
export function moodOf(folded: string): Mood | null {
  return moods.find((mood) => patterns[mood].test(folded)) ?? null;
}
