import { count, plural } from '../../format.ts';
import type { WritingTexts } from '../english/writing.ts';
import { asWord, common, months } from './common.ts';
import { talkingPoints } from './talking-points.ts';

const of = (english: string, spanish: string, words: string) => ({ [english]: words, [spanish]: words });

export const writing: WritingTexts = {
  failed:
    'No pude escribirlo en este momento. Puede que el anuncio se haya retirado o que quede fuera de lo que muestra tu acceso al MLS.',
  noListingAt: (address) => `No encontré un anuncio en ${address} sobre el cual escribir.`,
  lookingFor: (what) => `Buscando ${what}.`,
  writing: 'Escribiendo a partir del registro.',
  notSold: (name) =>
    `${name} no consta como vendida, así que no escribí una nota de venta. Puedo escribir una invitación a casa abierta, una publicación o una descripción.`,
  alreadyIn: (things) => `Ya está en el texto: ${common.and(things)}.`,
  length: (characters, limit) => `${count(characters)} de ${count(limit)} caracteres`,
  lengthInWords: (words, most, characters) => `${count(words)} de ${count(most)} palabras, ${count(characters)} caracteres`,
  mlsWantsEnglish: 'Muchos MLS piden los comentarios públicos en inglés: dime “en inglés” y los escribo así.',
  tooLong: 'Pasa del límite: las líneas que deben estar ocupan ese espacio.',
  usesToldPrice: (told, recorded) =>
    `El precio anterior, ${told}, es el que me dijiste${recorded === null ? '' : `: el primer precio de lista del registro es ${recorded}`}.`,
  keepsPriceBefore: (told) => `${told} no supera el precio de ahora, así que dejé lo que muestra el registro.`,
  keepsPrice: (recorded, told) => `El registro muestra ${recorded} ahora, así que dejé eso y no ${told}.`,
  notShown: (missing) => `El registro no muestra: ${common.and(missing)}. No lo puse.`,
  onlyInRemarks: (sentences) =>
    `Eso lo dicen solo los comentarios, en inglés, así que no lo puse: ${sentences.map((sentence) => `“${sentence}”`).join(' ')}`,
  noWordsFor: (phrases) =>
    `No tengo palabras en español para ${phrases.map((phrase) => `“${phrase}”`).join(', ')}, así que no lo puse. Dímelo en español y lo pongo.`,
  unfair: () => 'La ley de vivienda justa no permite una parte de eso en la publicidad, así que no la puse.',
  lookAgain: (phrase) =>
    `Revisa ${phrase === null ? 'una frase' : `“${phrase}”`}: la ley de vivienda justa no la permite o la desaconseja en la publicidad.`,
  isClean:
    'Lo revisé por sus palabras: no hay nada en el texto que la ley de vivienda justa deje fuera de la publicidad. Aquí está:',
  whichToCheck: 'Pega las palabras o el texto y los reviso por vivienda justa: “¿puedo decir ‘…’?”, o “revisa esto:” y el texto.',
  leftOutAlready: 'Lo que la ley de vivienda justa deja fuera de la publicidad ya está fuera.',
  madeClean: 'Así queda sin lo que la ley de vivienda justa deja fuera de la publicidad:',
  whenOpen: '¿Cuándo es la casa abierta? Dime el día y la hora, y los pongo.',
  placeholders: {
    '[day and time]': 'el día y la hora de la casa abierta',
    '[name]': 'el nombre de tu cliente',
    '[your name]': 'tu nombre',
    '[día y hora]': 'el día y la hora de la casa abierta',
    '[nombre]': 'el nombre de tu cliente',
    '[tu nombre]': 'tu nombre',
    ...of('[day and time of the showing]', '[día y hora de la visita]', 'el día y la hora de la visita'),
    ...of('[your question]', '[tu pregunta]', 'tu pregunta'),
    ...of('[offer price]', '[precio ofrecido]', 'el precio ofrecido'),
    ...of('[deposit]', '[depósito]', 'el depósito'),
    ...of('[financing]', '[financiamiento]', 'el financiamiento'),
    ...of('[contingencies]', '[contingencias]', 'las contingencias'),
    ...of('[closing date]', '[fecha de cierre]', 'la fecha de cierre'),
  },
  payment: {
    working: 'Calculando los pagos mensuales.',
    line: ({ sum, parts, down, years, rate, notCounted }) =>
      `Unos ${sum} al mes: ${common.and(parts)}, con ${down} de enganche a ${years} años al ${rate}${notCounted.length > 0 ? `; sin contar ${common.and(notCounted)}` : ''}`,
    parts: {
      loan: (amount) => `${amount} de capital e intereses`,
      tax: (amount) => `${amount} de impuesto predial`,
      hoa: (amount) => `${amount} de cuota de HOA`,
      insurance: (amount) => `${amount} de seguro`,
    },
    without: { tax: 'el impuesto predial', hoa: 'la cuota de HOA', insurance: 'el seguro' },
    noRate: 'El pago mensual no está en el texto: dime una tasa de interés, porque no la invento.',
    notOfAll: 'Para una de ellas no se pudo calcular el pago, así que no aparece a su lado.',
  },
  letter: {
    writing: 'Escribiendo con las mismas cifras.',
    tooFew:
      'Hay muy pocas ventas para escribir sobre alguna cifra. Pide primero el mercado de un lugar más grande o del último año.',
    unchanged:
      'Eso no cambia nada del texto. Puedo hacerlo más corto o más largo, profesional, cálido o atrevido, un correo, una publicación o un mensaje, pasarlo a inglés o español, y ponerle destinatario o firma.',
    toSend: 'No puedo enviarlo, así que aquí está el texto para que lo envíes.',
    subject: (places) => `Asunto: El mercado en ${places}`,
    greeting: (name) => `Hola, ${name ?? '\\[nombre\\]'}:`,
    openings: {
      professional: (places) => [
        `Le comparto las cifras más recientes del mercado en ${places}.`,
        `Así está el mercado en ${places}.`,
        `Las ventas más recientes en ${places}, en breve:`,
      ],
      warm: (places) => [
        `Me preguntabas cómo van las cosas en ${places}, así que busqué las cifras más recientes para ti.`,
        `Revisé ${places} para ti, y esto dicen las ventas más recientes.`,
        `Una mirada a ${places}, por si te preguntas cómo van las cosas ahí:`,
      ],
      bold: (places) => [`${places}, en cifras:`, `¿Cómo va ${places}? Míralo tú mismo.`, `Ya están los números de ${places}.`],
    },
    newsletterOpenings: {
      professional: (places) => [
        `Aquí está lo más reciente del mercado en ${places}.`,
        `Así está el mercado en ${places}.`,
        `Las ventas más recientes en ${places}, en breve:`,
      ],
      warm: (places) => [
        `¿En cuánto se venden las casas en ${places}, y qué tan rápido? Aquí está lo más reciente.`,
        `Una vuelta por ${places}: qué se vendió, en cuánto y en cuánto tiempo.`,
        `A nuestro alrededor se siguen vendiendo casas. Así le va a ${places}.`,
      ],
      bold: (places) => [`${places}, en cifras:`, `¿Cómo va ${places}? Véalo usted mismo.`, `Ya están los números de ${places}.`],
    },
    greetingOfMany: 'Hola:',
    adviceLine: '\\[tu consejo: qué hacer ahora\\]',
    adviceIsYours: 'Qué hacer ahora te toca decirlo a ti: esa línea está entre corchetes.',
    sellerClose:
      'Si está pensando en vender, puedo decirle en cuánto podría venderse su casa, con las ventas que lo respaldan. Llámeme o escríbame, y lo vemos juntos.',
    ofMonth: (places, month) => `${places}, ${months[month - 1] ?? ''}`,
    forSale: 'En venta ahora',
    nameListers: 'Antes de enviarlo, pon junto a cada casa quién la anuncia.',
    thanksToClients: 'Gracias de nuevo por haberme confiado su propia mudanza.',
    noOtherHome: 'No encontré otra casa así para ponerla en su lugar.',
    fewerHomes: (found) => (found === 0 ? 'No encontré casas así en venta ahí.' : `Solo encontré ${found} así en venta ahí.`),
    latestSales: 'Las ventas más recientes',
    sale: (address, price, day) =>
      `${address}: se vendió${price === null ? '' : ` en ${price}`}${day === null ? '' : ` el ${day}`}`,
    noSales: 'No encontré ventas del último año para agregar.',
    subjectsToChoose: 'Asuntos para elegir:',
    ofMarket: (places) => `El mercado en ${places}`,
    subjects: {
      price: (places, price) => `${places}: precio mediano de ${price}`,
      days: (places, days) => `La mitad de las casas en ${places} se vende en ${days} o menos`,
      supply: (places, months) => `${places} tiene ${months} de oferta`,
    },
    closes: {
      professional: 'Con gusto las revisamos juntos.',
      warm: 'Llámame cuando quieras, y vemos qué significan para ti.',
      bold: '¿Quieres saber qué significan para ti? Llámame.',
    },
    postClose: {
      professional: '¿Preguntas sobre estas cifras? Escríbeme.',
      warm: '¿Te preguntas qué significa para tus planes? Pregúntame cuando quieras.',
      bold: '¿Qué significa para ti? Pregúntame.',
    },
    signatures: { professional: 'Atentamente,', warm: 'Un saludo cordial,', bold: 'Hablamos pronto,' },
    sender: '\\[tu nombre\\]',
    share: (percent, some, all) =>
      `${percent === null ? '' : `${percent}: `}${plural(some, 'venta', 'ventas')} de ${plural(all, 'venta', 'ventas')}`,
    course: (what, homes, span) => `${what}, ${homes}: ${span}`,
    atFirst: 'Al principio',
    atTheEnd: 'Al final',
    changed: (percent) =>
      percent === 0 ? 'Igual que entonces' : `**${Math.abs(percent).toFixed(1)}%** ${percent > 0 ? 'más' : 'menos'} que entonces`,
    highest: (when, amount) => `Lo más alto en ${asWord(when)}: ${amount}`,
    lowest: (when, amount) => `Lo más bajo en ${asWord(when)}: ${amount}`,
  },
  points: talkingPoints,
  fromTold: 'Con lo que me dijiste y sin ningún registro: revisa los datos antes de publicarlo.',
  unfairAtAll: 'La ley de vivienda justa deja fuera de la publicidad una parte de eso, así que no la puse.',
  usesPriceNow: (price) => `Dice ${price}, como me dijiste: cámbialo también en el MLS antes de publicarlo.`,
  moreToTell: (things: readonly string[]) =>
    `Cabe más texto. Dime ${[things.slice(0, -1).join(', '), ...things.slice(-1)].filter(Boolean).join(' o ')}, y lo agrego.`,
  untold: {
    ...{ size: 'su tamaño', year: 'el año de construcción', lot: 'el terreno', parking: 'el estacionamiento' },
    ...{ updates: 'qué se renovó', outside: 'qué hay afuera' },
  },
  thatHome: 'esa casa',
  whichHome:
    '¿Para qué propiedad es? Abre una o dime su dirección, y la escribo a partir de su registro. De una que aún no está en el mercado dime los datos: recámaras, baños, tamaño, dónde está y qué tiene.',
  noHomesYet:
    'Todavía no hay casas en este chat sobre las que escribir. Busca primero, con un lugar y lo que necesitan, y escribo el correo con lo que salga.',
  soldAsTold: (name) => `El registro todavía no muestra ${name} como vendida, así que esto va por lo que me dijiste.`,
  shortestHeadline: 'El título es lo más corto que puedo hacerlo. Escribe el tuyo y lo pongo: “título: …”.',
  theseHomes: 'estas propiedades',
  version: (number) => `Versión ${number}`,
  tones: { professional: 'profesional', warm: 'cálido', bold: 'atrevido' },
  nearestTone: (asked, tone) =>
    `Mis tonos son profesional, cálido y atrevido, y “${asked}” no es ninguno de ellos. Este es el más cercano, ${tone}, con palabras que el registro respalda.`,
  sameTone: (tone) => `El tono ya era ${tone}, así que aquí hay otra redacción en el mismo tono.`,
  samePost: 'Una publicación es la misma para Facebook, Instagram y LinkedIn, así que esta es otra redacción.',
  noSignInSheet: 'Una hoja de registro es un formulario, y no los hago. Aquí está la nota para la casa abierta.',
  describesHome:
    'La ley de vivienda justa pide que la publicidad describa la propiedad y no a quien pueda comprarla, así que no nombro un comprador ideal. Lo que muestra su registro para empezar, lo más fuerte primero:',
  describesAnyHome:
    'La ley de vivienda justa pide que la publicidad describa la propiedad y no a quien pueda comprarla, así que no nombro un comprador ideal. Abre una propiedad y pregunta con qué empezar, y te digo lo que muestra su registro.',
  otherText:
    'Escribo lo que respalda el registro de una propiedad o las cifras de un mercado: descripciones, correos, publicaciones, mensajes, títulos, volantes, notas a agentes y cartas de presentación de ofertas. Ese texto no se apoya en ninguno, así que tendría que inventarlo, y te lo dejo a ti.',
  buyersLetter:
    'Una carta sobre los compradores invita a elegir por quiénes son, y la ley de vivienda justa no lo permite; muchas agencias no la aceptan con una oferta. Puedo escribir la nota que acompaña la oferta, solo con sus términos.',
  offerNote: null,
  asListed: (count) =>
    count === 1
      ? 'Cuál es la mejor te toca decirlo a ti: esta es la primera de la lista tal como está.'
      : 'Cuáles son las mejores te toca decirlo a ti: estas son las primeras de la lista tal como está.',
  strengths: 'Lo que muestra su registro para empezar, lo más fuerte primero:',
  noPriceCut: (name, price) =>
    `El registro no muestra una rebaja: ${name} ${price === null ? 'está vendida' : `sigue en su primer precio de lista, ${price}`}. Así que lo escribí sin eso.`,
  notJustListed: (name, day) =>
    `${name} no está recién publicada: ${day === null ? 'su registro no tiene fecha de publicación' : `se publicó el ${day}`}. Así que lo escribí sin eso.`,
  notInStatus: (name, occasion, status) =>
    `El registro no muestra ${name} como ${occasion === 'coming-soon' ? 'próximamente' : 'bajo contrato'}: su estado es ${status}. Así que lo escribí sin eso.`,
  notBack: (name, status, isActive) =>
    `El registro no muestra que ${name} haya vuelto al mercado: su estado es ${status}${isActive ? ', y no nombra un contrato anterior' : ''}. Así que lo escribí sin eso.`,
  unchanged: {
    noEmojis: 'No tiene emojis, así que queda como está.',
    tooShort: (characters) =>
      `No puedo hacerlo tan corto: los datos y quien la anuncia deben estar, y ocupan ${count(characters)} caracteres.`,
    fits: (characters, most) =>
      `Ya cabe: ${count(characters)} de un máximo de ${count(most)} caracteres, así que queda como está.`,
    tooFewWords: (words) =>
      `No puedo hacerlo tan corto: los datos y quién anuncia la propiedad deben estar, y ocupan ${count(words)} palabras.`,
    fitsWords: (words, most) => `Ya cabe: ${count(words)} de un máximo de ${count(most)} palabras, así que se queda como está.`,
    firstPerson: 'No nombra a quien habla, o ya habla por ti. Como descripción, publicación o correo va en primera persona.',
    toneless:
      'Los puntos son solo datos y suenan igual en cada tono. Pide una publicación, un correo o una descripción, y ahí se nota el tono.',
    shortest: 'Es lo más corto que puedo: quedan los datos, y quien la anuncia debe estar con ellos.',
    longest:
      'Dice todo lo que muestra el registro, así que no puedo alargarlo sin inventar algo. Dime qué mencionar, y lo busco en el registro.',
    hashtags: 'Las etiquetas van en las publicaciones. Pídemelo como publicación para redes, y ahí están.',
    alreadyIn: 'Eso ya está en el texto, así que queda como está.',
    notIn: 'Eso no está en el texto, así que queda como está.',
    attribution: 'Quien la anuncia debe estar en toda publicidad de una propiedad, así que lo dejo.',
    unread:
      'No entendí qué cambiar. Puedo hacerlo más corto o más largo, profesional, cálido o atrevido, pasarlo a inglés o español, mencionar u omitir algo, quitar emojis o escribir otra versión.',
  },
  fillIn: (names) => `Falta poner ${common.and(names)}.`,
};
