import type { LetterTexts, LetterWords } from '../english/letters.ts';
import type { BuyersTold } from '../../../client-letters/buyers-told.ts';
import type { Interest, InterestKind } from '../../../client-letters/interest-told.ts';
import type { LetterFacts, TimeSaid } from '../../../client-letters/letter-facts.ts';
import { dealLetters } from './deal-letters.ts';
import { tenantLetters, tenantNotes } from './tenant-letters.ts';

const units = { days: ['día', 'días'], weeks: ['semana', 'semanas'], months: ['mes', 'meses'] } as const;
const timeInWords = ({ count, unit }: TimeSaid): string => `${count} ${units[unit][count === '1' ? 0 : 1]}`;

const interestKinds: Record<InterestKind, readonly [none: string, one: string, many: string]> = {
  'second-showings': ['ninguna segunda visita', 'segunda visita', 'segundas visitas'],
  showings: ['ninguna visita', 'visita', 'visitas'],
  views: ['ninguna vista en línea', 'vista en línea', 'vistas en línea'],
  saves: ['ningún guardado', 'guardado', 'guardados'],
  inquiries: ['ninguna consulta', 'consulta', 'consultas'],
  offers: ['ninguna oferta', 'oferta', 'ofertas'],
};
const interestInWords = ({ kind, count, within }: Interest): string => {
  const [none, one, many] = interestKinds[kind];
  const met = count === '0' ? none : `${count} ${count === '1' ? one : many}`;
  return `${met}${within === null ? '' : ` en ${timeInWords(within)}`}`;
};
const inARow = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`;
const homeOf = ({ address, area }: Pick<LetterFacts, 'address' | 'area'>): string =>
  address ?? (area === null ? '\\[dirección\\]' : `su casa en ${area}`);

const roomsOf = ({ bedrooms, bathrooms }: Pick<LetterFacts, 'bedrooms' | 'bathrooms'>): string => {
  const rooms = [
    ...(bedrooms === null ? [] : [`${bedrooms} ${bedrooms === '1' ? 'recámara' : 'recámaras'}`]),
    ...(bathrooms === null ? [] : [`${bathrooms} ${bathrooms === '1' ? 'baño' : 'baños'}`]),
  ];
  return rooms.length === 0 ? '' : ` de ${rooms.join(' y ')}`;
};
const lookingFor = ({ areMany, maxPrice, ...wanted }: BuyersTold): string =>
  `Trabajo con ${areMany ? 'compradores que buscan' : 'un comprador que busca'} una casa${roomsOf(wanted)} en \\[zona\\]${maxPrice === null ? '' : `, hasta ${maxPrice}`}.`;
const termsOf = ({ areMany, preapprovedFor, arePreapproved, payCash, closeFast, rentBack }: BuyersTold): string[] => [
  ...(preapprovedFor === null
    ? arePreapproved
      ? [`${areMany ? 'Tienen' : 'Tiene'} un préstamo preaprobado.`]
      : []
    : [`${areMany ? 'Tienen' : 'Tiene'} una preaprobación hasta ${preapprovedFor}.`]),
  ...(payCash ? [`${areMany ? 'Pagan' : 'Paga'} de contado.`] : []),
  ...(closeFast ? [`${areMany ? 'Pueden' : 'Puede'} cerrar pronto.`] : []),
  ...(rentBack ? ['Si usted quiere quedarse un tiempo después del cierre, se puede acordar una renta.'] : []),
];

const marketOf = ({ timeListed, hasNoOffers, interest }: LetterFacts): string => {
  const time = timeListed === null ? null : timeInWords(timeListed);
  if (interest.length === 0)
    return `Lleva ${time ?? '\\[número\\] días'} en el mercado${hasNoOffers ? ' sin ofertas, y eso' : ', y el interés hasta ahora'}`;
  const met = inARow([...interest.map(interestInWords), ...(hasNoOffers ? ['ninguna oferta'] : [])]);
  return `${time === null ? 'Ha tenido' : `En ${time} en el mercado ha tenido`} ${met}, y eso`;
};

const priceCut = (facts: LetterFacts): LetterWords => {
  const { price, waitFor, cut, newPrice, talkOn } = facts;
  const home = homeOf(facts);
  const from = price === null ? 'el precio de lista' : `el precio de lista de ${price}`;
  return {
    subject: `El precio de ${home}`,
    opening: `Quisiera hablar con usted sobre el precio de ${home}. ${marketOf(facts)} nos dice que los compradores ven su valor un poco más bajo que nosotros.`,
    middle: [
      'La mayoría de los compradores mira una casa en sus primeras semanas. Después la comparan con lo nuevo y esperan. Un precio que los encuentra ahora suele traer más que uno que los sigue hacia abajo más tarde.',
    ],
    ask: `${waitFor === null ? 'Propongo bajar' : `Propongo darle antes otro plazo de ${timeInWords(waitFor)}. Si nada cambia, propongo bajar`} ${from}${cut === null && newPrice !== null ? '' : ` un ${cut ?? '\\[porcentaje\\]'},`} a ${newPrice ?? '\\[nuevo precio\\]'}. ¿Podemos hablar ${talkOn ?? '\\[hoy o mañana\\]'}? Llevaré las ventas y las visitas que lo respaldan.`,
  };
};

const counterOffer = ({ address, newPrice, told, offer: { price, financing } }: LetterFacts): LetterWords => {
  const home = address ?? '\\[dirección\\]';
  const made = `${price === null ? '' : ` de ${price}`}${financing === null ? '' : ` (${financing})`}`;
  return {
    subject: `Contraoferta por ${home}`,
    opening: `Gracias por la oferta${made} de sus clientes por ${home}. Mis vendedores contraofertan ${newPrice ?? '\\[precio\\]'}${told.length > 0 ? ' con estas condiciones:' : ', con cierre en \\[número\\] días y \\[otras condiciones\\].'}`,
    middle: ['Lo demás queda como lo escribieron sus clientes. Le envío la contraoferta firmada, y solo esa obliga.'],
    ask: '¿Me puede decir antes del \\[fecha y hora\\] cómo quieren seguir sus clientes?',
  };
};

const repairs = ({ address, repairs: { item, asked, offered } }: LetterFacts): LetterWords => {
  const home = address ?? '\\[dirección\\]';
  const requested = asked === null ? 'la solicitud de reparaciones' : `la solicitud de un crédito de ${asked}`;
  return {
    subject: `Solicitud de reparaciones de ${home}`,
    opening: `Gracias por enviar ${requested} de sus clientes. La revisé con mis vendedores. Ellos no van a reparar ${item === null ? '\\[la reparación\\]' : '\\[lo que se pidió\\]'}, pero ofrecen a cambio un crédito de ${offered ?? '\\[monto\\]'} al cierre.`,
    middle: ['Lo demás queda como se acordó. Si sus clientes aceptan, preparo el anexo para firmar.'],
    ask: '¿Me puede responder antes del \\[fecha y hora\\]?',
  };
};

const sellerUpdate = (facts: LetterFacts): LetterWords => {
  const { told, talkOn } = facts;
  const home = homeOf(facts);
  return {
    subject: `Esta semana en ${home}`,
    opening:
      `Estas son las novedades de la semana en ${home}: ${told.length > 0 ? '' : '\\[número\\] visitas, \\[número\\] vistas en línea y estos comentarios: \\[comentarios\\].'}`.trim(),
    middle: [],
    ask: `¿Tiene tiempo ${talkOn ?? 'el \\[día\\]'} para verlo juntos y decidir los próximos pasos?`,
  };
};

const openHouseVisit = ({ address }: LetterFacts): LetterWords => {
  const home = address ?? '\\[dirección\\]';
  return {
    subject: `Gracias por visitar ${home}`,
    opening: `Gracias por venir a la casa abierta en ${home}. Fue un gusto conocerle.`,
    middle: [
      'Si tiene preguntas sobre la casa, los informes del vendedor o las ventas recientes de la zona, con gusto le envío lo que necesite.',
    ],
    ask: '¿Qué le pareció? ¿Y hay algo que busca y que no tenía?',
  };
};

const newLead = ({ topic }: LetterFacts): LetterWords => ({
  subject: topic === null ? 'Gracias por escribir' : `Su pregunta sobre ${topic}`,
  opening: `Gracias por preguntar por ${topic ?? '\\[lo que preguntó\\]'}. Soy \\[su nombre\\] de \\[agencia\\].`,
  middle: ['Le puedo enviar lo que está a la venta y lo que se ha vendido, para que vea qué esperar.'],
  ask: '¿Cuándo le gustaría mudarse? ¿Y qué le importa más: el precio, el tamaño o la zona?',
});

export const letters: LetterTexts = {
  occasions: {
    'counter-offer': counterOffer,
    repairs,
    'seller-update': sellerUpdate,
    'price-cut': priceCut,
    'lost-offer': () => ({
      subject: 'Nuestra próxima casa',
      opening:
        'Siento que esta casa haya sido para otra persona. Su oferta era fuerte, y está bien sentirse decepcionado un día.',
      middle: [
        'Cada oferta nos enseñó algo: por qué eligen aquí los vendedores, qué tan rápidos debemos ser y qué condiciones cuentan además del precio. Vamos a usar todo eso.',
      ],
      ask: 'Miro cada día lo que sale al mercado. ¿Tiene tiempo el \\[día\\] para ver qué haríamos distinto y visitar \\[dirección\\]?',
    }),
    'offer-accepted': () => ({
      subject: 'Aceptaron su oferta',
      opening: 'Buenas noticias: los vendedores aceptaron su oferta por \\[dirección\\]. ¡Felicidades!',
      middle: [
        'Ahora siguen el depósito hasta el \\[fecha\\], las inspecciones hasta el \\[fecha\\] y los papeles del préstamo. Le envío las fechas en una lista y le recuerdo cada una.',
      ],
      ask: 'Por favor reserve el \\[día\\] para la inspección, y llámeme con cualquier pregunta.',
    }),
    thanks: () => ({
      subject: 'Gracias',
      opening: 'Gracias por confiar en mí para algo tan importante. Fue un gusto trabajar con usted.',
      middle: ['Sé cuánto trabajo y paciencia costó, y me alegra mucho que lo lográramos juntos.'],
      ask: 'Si alguna vez necesita algo, un documento, un contratista o solo una respuesta, llámeme. También estoy a sus órdenes después del cierre.',
    }),
    'follow-up': () => ({
      subject: '¿Todavía piensa en mudarse?',
      opening: 'Quería saber cómo está, porque hace tiempo que no hablamos. Los planes cambian, y está bien.',
      middle: ['Si sigue buscando, tengo presente lo que quería, y desde entonces han salido algunas casas.'],
      ask: '¿Le envío lo que encaja, le llamo el \\[día\\] o espero a que me escriba? Una palabra basta.',
    }),
    feedback: () => ({
      subject: 'Sus impresiones de \\[dirección\\]',
      opening: 'Gracias por mostrar \\[dirección\\] el \\[día\\].',
      middle: ['A mis vendedores les gustaría saber cómo la recibieron, lo bueno y lo malo.'],
      ask: '¿Qué les gustó a sus compradores, qué los detuvo y cómo les pareció el precio? Con dos líneas basta.',
    }),
    neighbors: () => ({
      subject: 'Casa abierta al lado',
      opening: 'Hay una casa abierta en \\[dirección\\] el \\[día\\] de \\[hora\\] a \\[hora\\], y usted está invitado.',
      middle: ['En esas horas puede haber más autos en la calle. Pediré a los visitantes que dejen libres las entradas.'],
      ask: 'Pase a verla. Si tiene una pregunta sobre ella, o sobre el valor de su propia casa, ahí estaré.',
    }),
    'open-house-visit': openHouseVisit,
    birthday: () => ({
      subject: 'Feliz cumpleaños',
      opening: '¡Feliz cumpleaños! Que tenga un gran día y un año maravilloso.',
      middle: [],
      ask: 'Espero que esté disfrutando su casa, y me encantaría saludarle pronto.',
    }),
    anniversary: () => ({
      subject: 'El aniversario de su casa',
      opening: 'Hace \\[número\\] años que recibió las llaves. ¡Feliz aniversario de su casa!',
      middle: ['Espero que la casa sea todo lo que deseaba.'],
      ask: 'Si se pregunta por cuánto se vendería hoy, dígame, y le envío una estimación con las ventas que la respaldan.',
    }),
    'by-owner-again': (facts) => ({
      subject: `¿Cómo va la venta de ${homeOf(facts)}?`,
      opening: `Le escribí hace poco sobre ${homeOf(facts)} y quería saber cómo le va. ¿Cómo va la venta por su cuenta hasta ahora?`,
      middle: [
        'Mi oferta sigue en pie: le puedo enviar sin costo las ventas recientes a su alrededor y una lista de lo que pedirán los compradores y sus prestamistas.',
      ],
      ask: '¿Ya encontró comprador, o le servirían las ventas recientes a su alrededor? De cualquier forma, le deseo una buena venta.',
    }),
    'for-sale-by-owner': ({ address, area, bedrooms }) => ({
      subject: `Su casa en ${address ?? area ?? '\\[dirección\\]'}`,
      opening: `Vi que vende ${address === null && (area !== null || bedrooms !== null) ? `su casa${bedrooms === null ? '' : ` de ${bedrooms} recámaras`} en ${area ?? '\\[dirección\\]'}` : (address ?? '\\[dirección\\]')} por su cuenta. Le deseo una buena venta.`,
      middle: [
        'No quiero disuadirle. Si quiere, le llevo sin costo las ventas recientes a su alrededor y una lista de lo que pedirán los compradores y sus prestamistas.',
      ],
      ask: '¿Puedo pasar el \\[día\\] quince minutos? Si sigue por su cuenta, las dos cosas son suyas.',
    }),
    expired: ({ address, area, timeListed, price, ...rooms }) => ({
      subject: `Su casa en ${address ?? area ?? '\\[dirección\\]'}`,
      opening: `Vi que su anuncio ${address === null && area !== null ? `en ${area}` : `de ${address ?? '\\[dirección\\]'}`} venció y que la casa${roomsOf(rooms)}${price === null ? '' : `, anunciada en ${price},`} no se vendió${timeListed === null ? '' : ` después de ${timeInWords(timeListed)} en el mercado`}. Duele, después de tanto trabajo.`,
      middle: [
        'Rara vez se debe solo a la casa. El precio, las fotos, la época del año y cómo se muestra cuentan, y todo eso se puede cambiar.',
        'Si ya firmó con otra agencia, esto no busca captar ese anuncio.',
      ],
      ask: '¿Puedo mostrarle el \\[día\\] qué haría yo distinto, con las ventas a su alrededor? Después decide usted.',
    }),
    prospecting: ({ buyers, isSoldNearby }) => ({
      subject: buyers === null ? 'Las casas cerca de \\[zona\\]' : '¿Un comprador para su casa en \\[zona\\]?',
      opening: `${isSoldNearby ? 'Una casa cerca de la suya se acaba de vender. ' : ''}${buyers === null ? 'Trabajo con vendedores cerca de \\[zona\\].' : lookingFor(buyers)} ¿Ha pensado en vender su casa, ahora o más adelante?`,
      kept: buyers === null ? [] : termsOf(buyers),
      middle: [
        'Le puedo mostrar en cuánto se han vendido cerca casas como la suya, qué está a la venta hoy y qué le quedaría después de los gastos.',
        'Si su casa está anunciada con otra agencia, esto no busca captar ese anuncio.',
      ],
      ask: '¿Puedo pasar el \\[día\\], o le envío antes las cifras? No le cuesta nada.',
    }),
    'new-lead': newLead,
    appraisal: () => ({
      subject: 'Avalúo de \\[dirección\\]',
      opening: 'Le escribo por el avalúo de \\[dirección\\].',
      middle: ['Nuestra contingencia de avalúo termina el \\[fecha\\], y quisiera saber que vamos a tiempo.'],
      ask: '¿Ya está pedido, para qué día, y quién le abre al tasador? Puedo enviar antes las ventas comparables.',
    }),
    review: () => ({
      subject: 'Un pequeño favor',
      opening: 'Fue un gusto trabajar con usted, y espero que ya se sienta en casa.',
      middle: ['Quien busca agente lee lo que dicen otros, y sus palabras les ayudarían a ellos y a mí.'],
      ask: '¿Escribiría dos o tres frases sobre cómo le fue? Esta es la página: \\[enlace\\]. ¡Gracias!',
    }),
    referral: () => ({
      subject: '¿Conoce a alguien que se muda?',
      opening: 'Espero que todo vaya bien con usted y su casa.',
      middle: ['La mayoría de mis clientes llega por personas como usted, y lo valoro más que cualquier anuncio.'],
      ask: 'Si alguien que conoce piensa en comprar o vender, ¿le da mi nombre o le pregunta si puedo llamarle?',
    }),
    appointment: () => ({
      subject: 'Nuestra cita del \\[día\\]',
      opening: 'Confirmo nuestra cita del \\[día\\] a las \\[hora\\], en \\[dirección\\].',
      middle: ['Por favor traiga una identificación y calcule unos \\[número\\] minutos.'],
      ask: 'Si algo se interpone, dígame, y buscamos otra hora.',
    }),
    congratulations: () => ({
      subject: '¡Felicidades!',
      opening: '¡Felicidades! Las llaves son suyas, y se las ha ganado.',
      middle: ['Gracias por su paciencia y su buen humor en el camino.'],
      ask: 'Que se instale bien. Si necesita un pintor, un plomero o solo una respuesta, llámeme.',
    }),
    ...dealLetters,
    ...tenantLetters,
    introduction: () => ({
      subject: 'Un saludo de \\[su nombre\\]',
      opening: 'Soy \\[su nombre\\] de \\[agencia\\], y quisiera presentarme.',
      middle: ['Ayudo a comprar y vender en \\[zona\\], con las cifras sobre la mesa y sin presión.'],
      ask: '¿Cuándo le conviene una llamada corta sobre lo que tiene en mente? Estoy libre el \\[día\\].',
    }),
  },
  subject: (subject) => `Asunto: ${subject}`,
  greetings: {
    professional: (name) => `Estimado/a ${name ?? '\\[nombre\\]'}:`,
    warm: (name) => `Hola ${name ?? '\\[nombre\\]'}:`,
    bold: (name) => `${name ?? '\\[nombre\\]'}:`,
  },
  closes: {
    professional: 'Por favor avíseme si tiene alguna pregunta.',
    warm: 'Aquí estoy cuando me necesite.',
    bold: 'Llámeme.',
  },
  gentleClose: 'No hay prisa, y un no también es una buena respuesta.',
  warmerClose: 'Decida lo que decida, con gusto le ayudo en lo que pueda. Llámeme o escríbame, aunque sea una pregunta corta.',
  upbeatClose: 'Me alegra acompañarle en esto, y vamos a encontrar un buen camino.',
  firmClose: 'Necesitamos su respuesta para entonces para poder seguir.',
  spokenGreeting: (name, sender) => `Hola ${name ?? '\\[nombre\\]'}, le habla ${sender ?? '\\[su nombre\\]'}.`,
  voicemailClose: 'Me puede llamar o escribir al \\[teléfono\\]. Repito, \\[teléfono\\]. Gracias, y que tenga un buen día.',
  ifTheySay: [
    'Si es mal momento: “No hay problema. ¿A qué hora le puedo volver a llamar?”',
    'Si ya tiene agente: “Me alegro. Le deseo una venta rápida.”',
    'Si dice que no: “Entiendo. ¿Le parece si le envío las ventas recientes a su alrededor, por si le sirven más adelante?”',
  ],
  postscript: (words) => `P. D. ${words}`,
  postscriptAbout: (thing) => `P. D. Pregúnteme por ${thing}.`,
  blankMessage: '\\[su mensaje\\]',
  blankAddress: '\\[dirección\\]',
  blankArea: '\\[zona\\]',
  toHomeowner: 'Estimado propietario:',
  newPrice: ({ price, cut, from }) =>
    cut === null || from === null ? `El nuevo precio de la carta es **${price}**.` : `${from} menos un ${cut} son **${price}**.`,
  valueAbove: (value, listed) =>
    `Antes de enviarla: el valor que se dijo en este hilo es **${value}**, más que el precio de lista de ${listed}. La carta dice que los compradores la valoran menos.`,
  tooManyWords: (most) => `Todavía pasa de ${most} palabras: lo que queda es lo que la carta quiere decir.`,
  notTranslated: (words) =>
    `No traduzco tus propias palabras, así que no puse ${words.map((one) => `“${one}”`).join(' ')} Dilas en el idioma de la carta y las pongo.`,
  signatures: { professional: 'Atentamente,', warm: 'Un saludo cordial,', bold: 'Hablamos pronto,' },
  sender: '\\[su nombre\\]',
  tenants: tenantNotes,
  doNotCall:
    'Antes de llamar, revisa el número en el registro nacional de los que no aceptan llamadas y en la lista de tu agencia.',
  fillIn: 'Completa lo que está entre corchetes. Puedo hacerla más corta, más formal, un mensaje de texto, o ponerla en inglés.',
  shortest: 'Es lo más corto que puedo hacerlo: lo que queda es lo que tiene que decir.',
  unchanged:
    'Eso no le cambia nada. Puedo hacerla más corta o más larga, profesional, cálida o audaz, un correo, una carta, un mensaje de texto o un guion para llamar, ponerla en inglés o español, y dirigirla o firmarla con un nombre.',
};
