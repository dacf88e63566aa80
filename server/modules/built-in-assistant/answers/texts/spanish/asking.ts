import type { AskingTexts } from '../english/asking.ts';
import { common } from './common.ts';

const EXAMPLE = '“condominios de menos de un millón en Noe Valley con estacionamiento, primero lo más reciente”';
const CAN_DO = `Busco anuncios en venta, en renta o vendidos por lugar, precio, recámaras, baños, tamaño, terreno, estacionamiento, cuota de HOA, año, tipo, estado, fecha y lo que tienen, como piscina o vista, y te hablo de cualquiera o comparo varios. Calculo el valor de una casa con ventas parecidas, preparo y cambio un CMA para tu cliente, doy las cifras de un mercado, como precios medianos y meses de oferta, calculo un pago, y escribo descripciones, correos y publicaciones para un anuncio. Prueba ${EXAMPLE}, o “¿cuánto vale?” con una casa abierta.`;

export const asking: AskingTexts = {
  example: EXAMPLE,
  exampleIn: (place) => `“condominios de menos de un millón en ${place} con estacionamiento, primero lo más reciente”`,
  canDo: CAN_DO,
  hello: (canDo) => `Hola. ${canDo}`,
  welcome: 'De nada.',
  help: (canDo) =>
    `${canDo}\n\nDespués puedes acotar (“solo con garaje”), cambiar de lugar (“¿y en Oakland?”), pasar de página (“ver más”), abrir una casa (“háblame de la segunda”) o empezar de nuevo.`,
  cannot: {
    'not-listings': `No pude leer ahí una búsqueda de casas. Prueba con ${EXAMPLE}, o pregunta qué puedo hacer.`,
    'which-homes': `¿Qué casas quieres? Nombra una ciudad, un vecindario o un código postal, y qué deben tener: ${EXAMPLE}.`,
    'no-search-yet': `Todavía no hay una búsqueda que cambiar. Nombra una ciudad, un vecindario o un código postal, y qué quieres ahí: ${EXAMPLE}.`,
    'no-such-condition':
      'No puedo buscar por eso, porque los anuncios no tienen un campo para ello. Los resultados quedan como están: abre uno, y su descripción puede decirlo.',
    valuation:
      'Calculo el valor de una casa con las ventas más parecidas, y con esas palabras no encontré ninguna. Dime la dirección como la escribe el registro, o ábrela y pregunta “¿cuánto vale?”.',
    'fair-housing':
      'No elijo ni descarto lugares por quién vive ahí, ni por palabras como “seguro” o “buenas escuelas”, porque la ley de vivienda justa protege esa elección. Puedo buscar por precio, tamaño, características, distancia, o por el nombre de un lugar o de un distrito escolar; lo demás lo dicen el mapa de delitos de la policía y los informes escolares del estado.',
    'nothing-shown-yet': 'No hay casas a la vista de las que elegir: nombra un lugar donde buscar, o una dirección.',
    'no-such-result':
      'Los últimos resultados no tienen esa. Nómbrala por su lugar en la lista (“la segunda”), su dirección o su número de MLS.',
    'before-the-first-page': 'Esta ya es la primera página.',
    'after-the-last-page': 'No hay más resultados. Puedes aflojar una condición o pedir otra cosa.',
    'not-recorded':
      'Los datos que tengo de ese anuncio no lo dicen. Su descripción y todos sus campos están en los detalles, junto al chat.',
    'none-records': 'Ninguna de estas casas lo registra, así que no se pueden distinguir por eso.',
    'nothing-to-undo': 'No hay nada que deshacer: en esta conversación no se ha cambiado ninguna búsqueda.',
    'status-not-kept':
      'No puedo buscar anuncios vencidos, retirados o cancelados, ni los que volvieron al mercado: los que tengo están activos, por salir, contingentes, pendientes o vendidos. Así que no busqué nada, y lo que se mostró antes sigue en pie.',
    'own-listings':
      'No sé cuáles anuncios son tuyos, porque tu perfil no tiene número de licencia. Dime el número (“licencia” y el número) y busco con él; un administrador puede ponerlo en tu perfil.',
    'by-agent-name':
      'Los anuncios se buscan por el número de licencia de un agente, no por el nombre de un agente o de una inmobiliaria. Dime el número, o un lugar y qué debe haber ahí; los detalles de cada casa nombran a su agente y su oficina.',
    'which-listing': '¿Cuál anuncio? Nómbralo por su lugar en la lista (“la segunda”), su dirección o su número de MLS.',
  },
  ofNone: {
    whichText: '¿Qué casa o qué texto? Dame una dirección, o pega el texto o los datos.',
    whichHome: '¿Qué casa? Dame su dirección o su número de MLS, o ábrela.',
    whichShown: 'No hay casas a la vista de las que elegir: nombra un lugar donde buscar, o una dirección.',
    onlyOne:
      'Queda una sola casa en la lista, así que no hay otra con la que compararla. Pregunta por ella, o amplía la búsqueda.',
    foundNone: 'La última búsqueda no encontró ninguna.',
    marketAlone: (place) => `Lo que hay es el mercado de ${place}, y ninguna de sus casas.`,
  },
  unsupported: {
    send: 'No puedo enviar nada. Puedo escribirlo para que lo envíes: prueba “escribe un correo sobre la primera”.',
    contact:
      'No puedo llamar a nadie ni reservar visitas. Pregunta “¿quién es el agente?” de un anuncio para ver el nombre y la oficina, o deja que escriba el correo.',
    loan: 'Conozco anuncios y ventas, no préstamos. Los detalles de un anuncio estiman su costo mensual con la tasa que pongas.',
  },
  whichArea: '¿En qué ciudad, vecindario, condado o código postal busco?',
  nothingDrawn:
    'Todavía no hay nada dibujado en el mapa. Dibuja un círculo o una línea en “Boundary”, busca allí y vuelve a decirlo.',
  unknownPlace: (place) => `No tengo anuncios en un lugar llamado “${place}”.`,
  didYouMean: (choices) => `¿Querías decir ${common.or(choices)}?`,
  noOtherPart: 'Tomé tu último mensaje como una sola petición. Pregunta la otra parte sola y la contesto.',
  whichOne: (choices) => `¿Cuál quieres decir: ${common.or(choices)}?`,
  allInCity: (city, choices) => `Todos están en ${city}. ¿Quieres decir ${common.or(choices)}?`,
  nameInCity: (name, where) => `${name} en ${where}`,
  contradiction: (least, most) => `Ninguna casa cuesta al menos ${least} y a la vez como mucho ${most}. ¿Cuál de los dos vale?`,
  rentOrPrice: {
    question: (rent, price) => `¿Es una renta de ${rent} al mes o un precio de ${price}?`,
    forRent: (said) => `${said}, en renta`,
    forSale: (said) => `${said}, en venta`,
  },
  halfRead: (read, left) =>
    `Entendí ${read}, y no supe qué hacer con ${common.and(left)}. Dilo con otras palabras, o busca sin eso:`,
  explicit: {
    search: 'Buscar casas',
    refine: 'Acotar la búsqueda',
    pick: 'Abrir',
    home: 'Sobre una casa',
    compare: 'Comparar',
    market: 'Cifras del mercado',
    copy: 'Escribir',
    value: 'Valor',
    cma: 'Un CMA',
    lending: 'Pregunta de préstamo',
    legal: 'Pregunta legal',
    tax: 'Pregunta de impuestos',
    forecast: 'Lo que viene',
    opinion: 'Opinión',
    person: 'Sobre personas',
    act: 'Por hacer',
    assistant: 'Sobre ti',
    other: 'Otra pregunta',
  },
};
