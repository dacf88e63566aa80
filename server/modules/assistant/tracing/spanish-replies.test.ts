import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { collect, eventsOf, everythingMayLeave, loopInput, replyText } from '#tests/support/loop-run.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';
import { findExamplePlaces } from '#server/modules/built-in-assistant/question-parser/examples/example-places.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { createAgentLoop } from '../loop/index.ts';
import { figuresOfReply } from './index.ts';

const TODAY = '2026-11-20';
const homes = Array.from({ length: 8 }, (_, at) =>
  aListing({
    mlsId: `SF${1001 + at}`,
    uPropertyId: `key-${at}`,
    addressLine1: `${12 + at * 7} ${['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel'][at]} Ct`,
    currentPrice: 900_000 + at * 57_000,
    listPrice: 900_000 + at * 57_000,
    originalListPrice: at % 2 === 0 ? 950_000 + at * 57_000 : 900_000 + at * 57_000,
    internalSize: 910 + at * 131,
    costPerInternalSqFt: Math.round((900_000 + at * 57_000) / (910 + at * 131)),
    yearBuilt: 1912 + at * 13,
    listDate: `2026-0${2 + at}-1${at}`,
    hoaMonthlyFee: 410 + at,
    taxAnnualAmount: 9_000 + at,
    description: null,
    listingAgent: {
      ...{ name: 'Ana Lee', brokerage: 'Bay Brokers', phone: '(415) 555-0143' },
      ...{ dreNumber: null, lastSourceUpdateDate: null },
    },
  }),
);

interface TracedReply {
  text: string;
  reasoning: string;
  untraced: string[];
}

async function lastOf(conversation: readonly string[]): Promise<TracedReply> {
  const history: ModelMessage[] = [];
  let traced: TracedReply = { text: '', reasoning: '', untraced: [] };
  for (const prompt of conversation) {
    const loop = createAgentLoop({
      readOutgoingRules: everythingMayLeave,
      tools: createTestTools({ listings: stubListings(homes), market: stubMarket() }),
      openModel: async ({ openedListing }) => ({
        isBuiltIn: true,
        model: createBuiltInModel({
          findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
          today: () => TODAY,
          openedListing,
        }),
      }),
    });
    const { events } = await collect(loop, loopInput(prompt, { history: [...history] }));
    const steps = eventsOf(events, 'step-finished').flatMap((event) => event.messages);
    const text = replyText(events);
    const { untraced } = figuresOfReply({ text, steps, history, prompt, today: TODAY });
    const reasoning = eventsOf(events, 'reasoning-delta')
      .map(({ delta }) => delta)
      .join('');
    traced = { text, reasoning, untraced: untraced.map((figure) => figure.text) };
    history.push({ role: 'user', content: prompt }, ...steps);
  }
  return traced;
}

const search = 'casas en Noe Valley de menos de 2 millones';

describe('a conversation in Spanish', () => {
  it.each([
    [[search], 'Los precios van de'],
    [['condominios en Noe Valley con piscina y al menos 3 recámaras, las más baratas primero'], 'de menor a mayor precio'],
    [[search, 'solo con garaje'], 'lugar de garaje'],
    [[search, 'ver más'], 'No hay más resultados'],
    [[search, 'háblame de la segunda'], 'días en el mercado'],
    [[search, 'háblame de la segunda', '¿cuánto tiempo lleva en el mercado?'], 'en el mercado'],
    [[search, 'la segunda', '¿cuánto es la cuota de HOA?'], 'La cuota de HOA de'],
    [[search, 'la segunda', '¿quién es el agente?'], '(415) 555-0143'],
    [[search, 'la segunda', '¿en qué año se construyó?'], 'se construyó en'],
    [[search, 'la segunda', '¿cuánto paga de impuestos?'], 'impuesto predial'],
    [[search, 'la segunda', '¿tiene piscina?'], 'no lo dice'],
    [[search, 'compara las dos primeras'], 'cuesta'],
    [['¿cómo está el mercado en Noe Valley?'], 'meses de oferta'],
    [['¿cómo está el mercado en Noe Valley?', '¿es un mercado de compradores?'], 'meses de oferta'],
    [['¿van a subir los precios en Noe Valley?'], 'no hago pronósticos'],
    [[search, 'escribe una descripción de la primera'], 'Muchos MLS piden los comentarios públicos en inglés'],
    [[search, 'escribe una descripción de la primera', 'hazlo más corto', 'menciona la piscina'], 'no muestra: piscina'],
    [[search, 'escribe un correo sobre la segunda'], 'Hola, \\[nombre\\]:'],
    [[search, 'escribe una publicación sobre la segunda'], '#EnVenta'],
    [[search, 'escribe una invitación a casa abierta para la primera', 'el domingo de 1 a 4 pm'], 'el domingo de 1 a 4 pm'],
    [[search, 'A correo sobre la primera'], 'caracteres'],
    [[search, 'la segunda', '¿cuánto sería el pago con 20% de enganche al 6.5%?'], 'al mes'],
    [['hola'], 'Hola'],
    [['¿qué puedes hacer?'], 'Después puedes'],
    [['gracias'], 'De nada'],
    [['¿es legal grabar a un inquilino?'], 'pregunta legal'],
    [['casas en Villa Nowhere'], 'No tengo anuncios'],
    [['casas de más de 900 mil y menos de 400 mil en Noe Valley'], 'Cuál de los dos vale'],
  ] as const)('is answered in Spanish, with every figure traced: %s', async (conversation, words) => {
    const { text, reasoning, untraced } = await lastOf(conversation);
    if (process.env['SHOW']) console.log(`### ${conversation.join(' / ')}\n[${reasoning}]\n${text}\n--- ${untraced.join(' | ')}`);
    expect(text).toContain(words);
    expect(englishIn(text)).toEqual([]);
    expect(englishIn(reasoning)).toEqual([]);
    expect(untraced).toEqual([]);
  });

  it('writes copy in the language that is named, whatever is spoken', async () => {
    const inEnglish = await lastOf([search, 'escribe una descripción de la primera', 'en inglés']);
    expect(inEnglish.text).toMatch(/> .*\b(?:house|bedrooms)\b/);
    expect(inEnglish.text).toContain('caracteres');
    const asked = await lastOf(['homes in Noe Valley under $2M', 'write an email about the first one in Spanish']);
    expect(asked.text).toMatch(/> Hola, [\s\S]*Fill in your client's name/);
    const changed = await lastOf([
      'homes in Noe Valley under $2M',
      'write a post about the first one',
      'now in Spanish',
      'warmer',
    ]);
    expect(changed.text).toMatch(/> .*(?:recámaras|baños)/);
    expect([...inEnglish.untraced, ...asked.untraced, ...changed.untraced]).toEqual([]);
  });

  it('stays Spanish where a message has no language of its own, and is English again when the user is', async () => {
    expect((await lastOf([search, '94114'])).text).toMatch(/Los precios|casas/);
    expect((await lastOf([search, 'what about condos?'])).text).toMatch(/\*\* condos/);
    expect((await lastOf([search, 'what about condos?', 'y con garaje'])).text).toContain('condominios');
  });
});

/** Words of English answers that no Spanish one has; addresses aside. */
function englishIn(text: string): string[] {
  const own = text.replace(/\]\(#home[^)]*\)/g, ']');
  return (
    own.match(
      /\b(?:the|of|and|with|in|for|is|are|was|were|been|from|over|under|at|on|by|to|it|its|this|that|these|not|listed|listing|sold|homes?|price|prices|median|beds?|baths?|sq ft|built|market|sales?|days?|first|newest|lowest|more|less|than|year|month|I|you|tell|show|what|how|record|active|pending|Looking|Opening|Reading|Writing)\b/g,
    ) ?? []
  );
}
