import type { LetterFacts } from '../../../client-letters/letter-facts.ts';
import type { dealLetters as english } from '../english/deal-letters.ts';
import type { LetterWords } from '../english/letters.ts';

const HOME = '\\[dirección\\]';

const lowAppraisal = ({ address, deal: { shortBy, appraisedAt, contractPrice, isToBuyers } }: LetterFacts): LetterWords => {
  const at = appraisedAt === null ? '' : ` en ${appraisedAt}`;
  const by = shortBy ?? (appraisedAt === null ? '\\[monto\\]' : null);
  const price = contractPrice === null ? 'del precio del contrato' : `del precio del contrato, ${contractPrice}`;
  const short = by === null ? `por debajo ${price}` : `${by} por debajo ${price}`;
  return {
    subject: `El avalúo de ${address ?? HOME}`,
    opening: `El avalúo de ${address ?? HOME} salió${at}${at === '' ? ' ' : ', '}${short}, y lo usual en este caso es que ${isToBuyers ? 'usted ponga' : 'los compradores pongan'} la diferencia en efectivo, que el precio baje al valor del avalúo, que las dos partes se encuentren a la mitad, o que el prestamista lo revise con otras ventas comparables.`,
    middle: ['Si no hay acuerdo, el contrato dice qué sigue. Voy a revisar esa parte con mi agencia antes de decidir nada.'],
    ask: '¿Podemos hablar \\[hoy o mañana\\] sobre cuál prefiere?',
  };
};

const plainSubjects: Readonly<Record<string, string>> = {
  ...{ inspection: 'La inspección', appraisal: 'El avalúo', offer: 'La oferta', showing: 'La visita', closing: 'El cierre' },
  ...{ documents: 'Sus documentos', price: 'El precio', loan: 'El préstamo', repairs: 'Las reparaciones' },
  ...{ 'open-house': 'La casa abierta', meeting: 'Nuestra cita', escrow: 'El escrow', listing: 'Su anuncio', keys: 'Las llaves' },
  photos: 'Las fotos',
};

export const dealLetters: typeof english = {
  countered: ({ address, deal: { counteredAt, deadline } }) => ({
    subject: `Una contraoferta por ${address ?? HOME}`,
    opening: `Los vendedores no aceptaron su oferta por ${address ?? HOME} como estaba, pero respondieron con una contraoferta de ${counteredAt ?? '\\[precio\\]'}.`,
    middle: [
      'Puede aceptarla, responder con otra o dejar pasar esta casa. Le envío la contraoferta por escrito, para que vea cada condición.',
    ],
    ask: `¿Cuándo podemos hablarlo?${deadline === null ? '' : ` Tenemos hasta ${deadline}.`}`,
  }),
  'offer-declined': ({ address }) => ({
    subject: `La oferta de sus clientes por ${address ?? HOME}`,
    opening: `Gracias por la oferta de sus clientes por ${address ?? HOME}, y por el trabajo que llevó. Mis vendedores decidieron no aceptarla.`,
    middle: ['Si algo cambia de nuestro lado, se lo digo.'],
    ask: '¿Les gustaría a sus clientes que les avise si la casa vuelve al mercado?',
  }),
  'low-appraisal': lowAppraisal,
  'highest-and-best': ({ address, deal: { deadline } }) => ({
    subject: `Mejor oferta final por ${address ?? HOME}`,
    opening: `Gracias por el interés de sus clientes en ${address ?? HOME}. Mis vendedores piden su mejor oferta final antes de ${deadline ?? '\\[día y hora\\]'}.`,
    middle: [
      'Por favor envíe juntos el precio, el financiamiento con preaprobación o prueba de fondos, las contingencias y la fecha de cierre, para que mis vendedores lean cada oferta completa.',
    ],
    ask: '¿Me confirma que recibió este mensaje y si sus clientes piensan participar?',
  }),
  'wants-out': ({ address }) => ({
    subject: `Sobre el contrato de ${address ?? HOME}`,
    opening: `Gracias por decirme que quisiera salir del contrato de ${address ?? HOME}. Quiero entender qué cambió para usted, y tomarlo en serio.`,
    middle: [
      'Lo que el contrato dice sobre cómo terminarlo es una pregunta legal, así que voy a consultar a mi agencia, y usted puede preguntar a un abogado de bienes raíces. Cuando sepamos dónde está, hablamos de lo que es posible.',
    ],
    ask: '¿Podemos hablar \\[hoy o mañana\\]? Me gustaría oírlo en sus palabras.',
  }),
  'showing-thanks': ({ address }) => ({
    subject: `Gracias por visitar ${address ?? HOME}`,
    opening: `Gracias por darse el tiempo de ver ${address ?? HOME} conmigo. Me dio gusto mostrársela.`,
    middle: ['Si le surgen preguntas sobre la casa, los informes del vendedor o las ventas cercanas, envíemelas y lo averiguo.'],
    ask: '¿Qué le pareció? ¿Le gustaría verla otra vez, o ver algunas más?',
  }),
  'appointment-thanks': ({ day, isThinkingOver }) => ({
    subject: 'Gracias por su tiempo',
    opening: `Gracias por recibirme${day === null ? '' : ` ${day}`} y por contarme sus planes. Me dio gusto conocerle y ver su casa.`,
    middle: ['Si le surgen preguntas sobre el precio, los tiempos o cómo llevaría su casa al mercado, con gusto las respondo.'],
    ask: isThinkingOver
      ? 'Tómese el tiempo que necesite para pensarlo. ¿Cuándo quiere que le vuelva a llamar?'
      : '¿Cuándo sería un buen momento para hablar del siguiente paso?',
  }),
  'not-chosen': () => ({
    subject: 'Gracias por avisarme',
    opening: 'Gracias por avisarme y por haberme considerado. Me dio gusto conocerle.',
    middle: ['Sé que no fue una decisión fácil, y la respeto.'],
    ask: 'Le deseo una buena mudanza y un buen resultado. Si más adelante le puedo servir en algo, ya sabe dónde encontrarme.',
  }),
  'no-answer': ({ address, area }) => ({
    subject: 'Mi mensaje anterior',
    opening: `Quería dar seguimiento a mi mensaje anterior${address !== null ? ` sobre ${address}` : area === null ? '' : ` sobre su casa en ${area}`}, por si se le pasó.`,
    middle: ['Sé que hay mucho que pensar, y no quiero apurarle.'],
    ask: '¿Tiene alguna pregunta que le pueda contestar? Si otro momento es mejor, dígame cuándo y le escribo entonces.',
  }),
  'cma-cover': ({ address, range }) => ({
    subject: `El análisis de mercado de ${address ?? HOME}`,
    opening: `Este es el análisis de mercado que preparé para ${address ?? HOME}. ${range === null ? 'Muestra en cuánto se vendieron cerca casas parecidas, y cómo se compara cada una con la suya.' : `Las ventas que lo respaldan apoyan un precio entre ${range.low} y ${range.high}.`}`,
    middle: [
      'Mire primero las ventas comparables: usted conoce su casa mejor que cualquier registro, y me gustaría saber dónde la ve distinta. No es un avalúo.',
    ],
    ask: '¿Cuándo tiene media hora para verlo conmigo?',
  }),
  'offer-received': ({ address, area, offer: { price, listPrice, closesIn, isCash }, talkOn }) => {
    const home = address ?? (area === null ? 'su casa' : `su casa en ${area}`);
    const terms = [
      ...(listPrice === null ? [] : [`El precio de lista es de ${listPrice}.`]),
      ...(closesIn === null ? [] : [`Cerraría en ${closesIn} días.`]),
    ];
    return {
      subject: `Una oferta por ${home}`,
      opening: [`Recibimos una oferta${isCash ? ' en efectivo' : ''} de ${price ?? '\\[precio\\]'} por ${home}.`, ...terms].join(
        ' ',
      ),
      middle: [
        'El precio es una parte. Veré con usted el financiamiento, las contingencias y las fechas, y pondré al lado lo que le quedaría.',
        'Puede aceptarla, contraofertar o rechazarla.',
      ],
      ask: `¿Podemos hablar ${talkOn ?? '\\[hoy o mañana\\]'}?`,
    };
  },
  'home-to-see': ({ address, area, seeOn }) => {
    const home = address ?? (area === null ? 'Una casa' : `Una casa en ${area}`);
    return {
      subject: `Recién salida: ${address ?? (area === null ? '\\[dirección\\]' : `una casa en ${area}`)}`,
      opening: `${home} acaba de salir al mercado, y creo que debería verla${seeOn === null ? '' : ` ${seeOn}`}.`,
      middle: ['Le puedo enviar antes los datos y los informes del vendedor.'],
      ask: seeOn === null ? '¿Cuándo podría verla?' : `¿Le conviene${/\d/.test(seeOn) ? '' : ', y a qué hora'}?`,
    };
  },
  explain: ({ explained }) => ({
    subject: explained?.subject ?? '\\[asunto\\]',
    opening: explained?.sentences.join('\n\n') ?? '\\[explicación\\]',
    middle: ['Así funciona en general. Nuestro contrato, y su prestamista o abogado, dicen lo que vale en su caso.'],
    ask: '¿Qué preguntas tiene? Con gusto lo veo con usted.',
  }),
  plain: ({ address, topic }) => ({
    subject: address ?? (topic === null ? 'Una novedad' : (plainSubjects[topic] ?? topic)),
    opening: '',
    middle: [],
    ask: 'Dígame qué le parece, o llámeme con cualquier pregunta.',
  }),
};
