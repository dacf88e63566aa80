import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import { count, dollars, plural } from '../../format.ts';
import type { SearchTexts } from '../english/search.ts';
import { common } from './common.ts';

const { and, or } = common;
/** Behind the noun, and the same for every gender. */
const statusWords: Readonly<Record<ListingStatus, string>> = {
  active: 'en el mercado',
  contingent: 'con contrato en contingencia',
  pending: 'con venta pendiente',
  soon: 'de próxima salida',
  sold: 'con venta cerrada',
};

export const search: SearchTexts = {
  title: {
    of: { market: 'mercado', chart: 'gráfica', value: 'valor', cma: 'CMA', copy: 'texto' },
    beds: (what, beds) => (beds === 0 ? `${what} tipo estudio` : `${what} de ${beds} rec.`),
    under: (price) => ` hasta ${price}`,
    over: (price) => ` desde ${price}`,
    newChat: 'Nuevo chat',
  },
  homes: 'casas',
  studios: 'estudios',
  typesAskedFor: 'casas de los tipos pedidos',
  otherThan: (types) => `casas que no sean ${or(types)}`,
  withStatus: (what, statuses) =>
    `${what} ${statuses === 'all' ? 'en el mercado, con venta pendiente o cerrada' : or(statuses.map((status) => statusWords[status]))}`,
  forRent: (what) => `${what} en renta`,
  having: (parts) => {
    const without = parts.filter((part) => part.startsWith('sin '));
    const having = parts.filter((part) => !part.startsWith('sin '));
    return [having.length > 0 ? `con ${and(having)}` : '', and(without)].filter(Boolean).join(' ');
  },
  nouns: {
    bedroom: ['recámara', 'recámaras'],
    bath: ['baño', 'baños'],
    garage: ['lugar de garaje', 'lugares de garaje'],
  },
  noSuchRooms: ([, many]) => `sin ${many}`,
  exactly: (many, nouns) => `exactamente ${many} ${many === 1 ? nouns[0] : nouns[1]}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  orMore: (many, nouns) => `${many}+ ${many === 1 ? nouns[0] : nouns[1]}`,
  upTo: (many, [, nouns]) => `hasta ${many} ${nouns}`,
  noSeparateBedroom: 'sin recámara separada',
  area: { from: 'al menos', to: 'hasta', exactly: 'exactamente' },
  lot: { of: 'un terreno de', from: 'al menos', to: 'hasta', exactly: 'exactamente' },
  noHoa: 'sin cuota de HOA',
  hoa: { of: 'una cuota de HOA de', from: 'al menos', to: 'hasta', exactly: 'exactamente' },
  doorman: 'portero',
  noDoorman: 'sin portero',
  price: { from: 'desde', to: 'hasta', exactly: 'a' },
  priced: (range) => range,
  built: { of: 'con construcción', from: 'con construcción desde', to: 'con construcción hasta', exactly: 'con construcción de' },
  daysOnMarket: {
    atLeast: (days) => `con ${days} días o más en el mercado`,
    atMost: (days) => `con ${days} días como mucho en el mercado`,
    between: (from, to) => `con ${from} a ${to} días en el mercado`,
  },
  shortList: (homes) => `**${count(homes)}** ${homes === 1 ? 'casa' : 'casas'} en tu lista.`,
  leftOut: (homes) => `sin ${homes === 1 ? 'la' : `las ${count(homes)}`} que quitaste`,
  mlsNumbers: (numbers) => `con el número de MLS ${or(numbers)}`,
  remarksSay: (words, isAlike) =>
    `cuya descripción dice ${and(words.map((one) => `“${one}”`))}${isAlike ? ' o algo parecido' : ''}`,
  ofAgent: (licences) => `del agente con licencia ${licences}`,
  dates: {
    listed: {
      on: (date) => `en el mercado desde el ${date}`,
      between: (from, to) => `que salieron entre el ${from} y el ${to}`,
      since: (date) => `que salieron desde el ${date}`,
      by: (date) => `que salieron antes del ${date}`,
    },
    sold: {
      on: (date) => `con venta del ${date}`,
      between: (from, to) => `con venta entre el ${from} y el ${to}`,
      since: (date) => `con venta desde el ${date}`,
      by: (date) => `con venta antes del ${date}`,
    },
    openHouse: {
      on: (date) => `con casa abierta el ${date}`,
      between: (from, to) => `con casa abierta entre el ${from} y el ${to}`,
      since: (date) => `con casa abierta desde el ${date}`,
      by: (date) => `con casa abierta hasta el ${date}`,
    },
  },
  inDrawnArea: 'en el área dibujada',
  withinMiles: (miles, place) =>
    `a no más de ${miles === 0.5 ? 'media milla' : miles === 1 ? 'una milla' : `${miles} millas`} (en línea recta) de ${place ?? 'ese lugar'}`,
  withinEach: (distances) => and(distances),
  atAddress: (address) => `en ${address}`,
  onStreet: (street) => `en ${street}`,
  inAnyOf: (places) => or(places),
  butNot: (places) => `, pero no ${or(places)}`,
  inPlace: (place) => `en ${place.startsWith('condado') ? 'el ' : ''}${place}`,
  orders: {
    'price asc': 'de menor a mayor precio',
    'price desc': 'de mayor a menor precio',
    'listdate desc': 'primero lo más reciente',
    'listdate asc': 'primero lo que lleva más tiempo',
    'solddate desc': 'primero las ventas más recientes',
    'solddate asc': 'primero las ventas más antiguas',
    'livingspace desc': 'de mayor a menor tamaño',
    'livingspace asc': 'de menor a mayor tamaño',
    'lotsize desc': 'de mayor a menor terreno',
    'lotsize asc': 'de menor a mayor terreno',
    'distance asc': 'primero lo más cercano',
  },
  lookingFor: (what) => `Buscando ${what}.`,
  changing: (what) => `Cambiando la búsqueda anterior. Ahora busco ${what}.`,
  turningTo: (page, what) => `Pasando a la página ${count(page)} de ${what}.`,

  withoutWords: (words) =>
    `Ninguna descripción de esas casas dice ${and(words.map((one) => `“${one}”`))}, así que eso queda fuera.`,
  nothingButOffered:
    'Esa búsqueda no dio resultados, así que todavía no hay de dónde elegir. Di “sí” para ver lo que encuentra con el cambio que nombré.',
  none: (what) => `No encontré ${what}.`,
  pastTheEnd: (page, total, pages) =>
    `No hay página ${count(page)}: los ${count(total)} resultados terminan en la página ${count(pages)}.`,
  onlyItself: (name, what) => `Entre ${what} solo está ${name}.`,
  oneMatch: (what) => `**1 resultado** al buscar ${what}:`,
  pageOf: (page, pages, counted) => `Página ${count(page)} de ${count(pages)}, ${counted}`,
  itselfAmong: (name) => `${name} también está entre los resultados.`,
  prices: { rent: 'Las rentas van', sold: 'Los precios de venta van', asked: 'Los precios van' },
  priceRange: (prices, min, max, median) => `${prices} de ${min} a ${max}, con una mediana de ${median}.`,
  byDaysOnMarket: 'Ninguna tiene fecha de publicación; van por los días en el mercado que da su fuente.',
  asRecorded: 'Una casa cuenta cuando su registro dice que lo tiene.',
  soldOn: (date) => `venta del ${date}`,
  listedAgo: (days) => (days === 0 ? 'salió hoy' : `salió hace ${plural(days, 'día')}`),
  cutFrom: (first) => `antes ${first}`,
  failed: 'La búsqueda no funcionó en este momento, así que no tengo resultados. Vuelve a preguntar en un momento.',
  addsNone: (places) => `${and(places)} no ${places.length === 1 ? 'suma' : 'suman'} ninguna a las de antes.`,
  noneOfThem:
    'No: de las mostradas, ninguna lo tiene en su registro. Sus propias palabras pueden decir más; nombra una y la miro.',
  noTools: 'Aquí no puedo buscar anuncios.',

  standouts: {
    ofThoseShown: ' de las que se muestran',
    lowestPrice: (among) => `el precio más bajo${among}`,
    highestPrice: (among) => `el precio más alto${among}`,
    mostSpace: (among) => `la de más espacio${among}`,
    biggestLot: (among, sqFt) => `el terreno más grande${among}, ${count(sqFt)} pies²`,
    newestBuilt: (among, year) => `la construcción más reciente${among}, ${year}`,
    lowestPerSqFt: (among, amount) => `el precio por pie² más bajo${among}, ${dollars(amount)}`,
    cut: (by, percent, first) => `rebaja de ${by} (${percent}%) desde ${first}`,
    latestSale: (among, date) => `la venta más reciente${among}, ${date}`,
    newest: (among, days) =>
      `la más nueva en el mercado${among}, ${days === 0 ? 'salió hoy' : days === 1 ? 'salió ayer' : `salió hace ${count(days)} días`}`,
  },
  patterns: {
    all: (ofThoseShown, what) => `Todas ${ofThoseShown ? 'las que se muestran ' : ''}${what}.`,
    most: (ofThoseShown, what) => `La mayoría ${ofThoseShown ? 'de las que se muestran ' : ''}${what}.`,
    soldAbove: 'se vendieron por encima de su primer precio de lista',
    soldBelow: 'se vendieron por debajo de su primer precio de lista',
    soldFast: 'se vendieron antes de dos semanas',
    haveCut: 'han bajado de precio',
    fresh: 'salieron en la última semana',
    stale: (days) => `llevan ${days} días o más en el mercado`,
    narrow: (missing) => `Dime ${or(missing)} para acotar la búsqueda.`,
    missing: { price: 'un precio', bedrooms: 'cuántas recámaras', type: 'un tipo' },
  },
  loosened: {
    offer: (change, total) =>
      `Con ${change} hay ${plural(total, 'resultado')}. Di “sí” para ${total === 1 ? 'verlo' : 'verlos'}.`,
    shown: (change, total) =>
      total === 1
        ? `Lo más cercano es **1 resultado** con ${change}:`
        : `Lo más cercano son **${count(total)} resultados** con ${change}.`,
    noneHelps: (tried) => `Ningún cambio por sí solo da resultados: probé ${and(tried)}.`,
    ideas: (ideas) => `Podrías probar con ${or(ideas)}.`,
    limit: (price) => `un límite de ${price}`,
    allOf: (city) => `todo ${city}`,
    distance: (miles) => `una distancia de ${miles} millas`,
    without: (feature) => `“${common.features[feature]}” como deseo y no como requisito`,
    withoutWords: (words) => `“${words}” en la descripción como deseo y no como requisito`,
    any: {
      date: 'cualquier fecha',
      days: 'cualquier tiempo en el mercado',
      hoa: 'cualquier cuota de HOA',
      year: 'cualquier año de construcción',
      lot: 'cualquier tamaño de terreno',
      space: 'cualquier tamaño',
      type: 'cualquier tipo',
      price: 'cualquier precio',
    },
    parking: 'estacionamiento como deseo y no como requisito',
    bedrooms: (beds) => `${beds}+ ${beds === 1 ? 'recámara' : 'recámaras'}`,
    baths: (baths) => `${baths}+ ${baths === 1 ? 'baño' : 'baños'}`,
  },

  districts: {
    reading: 'Miro los distritos escolares de ahí.',
    notRated: (place, hasNames) =>
      `No califico las escuelas de ${place}, como pide la ley de vivienda justa: lo hacen los informes del estado. A qué escuela corresponde una dirección lo dice su distrito.${hasNames ? '' : ' Los anuncios de ahí no nombran ningún distrito.'}`,
    named: 'Por distrito escolar, como lo nombran los anuncios:',
    homes: (many) => plural(many, 'casa'),
    median: (price) => `precio mediano ${price}`,
    miles: (miles) => `a ${miles} ${miles === 1 ? 'milla' : 'millas'} del centro de la búsqueda`,
  },
  notes: {
    leftOut: (homes) => `Quité ${and(homes)}; di “deshacer” para traerla de vuelta.`,
    notInList: (places) => `La lista no tiene número ${or(places)}.`,
    lowestAffordable: (price, rate) =>
      `Tomé ${price}, el menor de los precios de arriba (al ${rate}%): dime una tasa y busco con el precio de esa.`,
    oneAreaOnly: (left, first) => `Falta ${left}; pregunta “¿y en ${first}?” para ver lo mismo ahí.`,
    more: (many) => `${many} más`,
    placeNotKnown: (place) => `No tengo anuncios en un lugar llamado “${place}”, así que queda fuera.`,
    notKnownThere: (place, city) => `No conozco ${place} en ${city}, así que busqué en todo ${city}.`,
    cannotSortBy: (what) =>
      `No puedo ordenar una búsqueda por ${what}, pero sí las casas que se muestran: di “ordena estas por ${what}”.`,
    ownListings: 'No sé cuáles anuncios son tuyos; con tu número de licencia puedo buscarlos.',
    agentByLicence: (name) =>
      `Puedo buscar por el número de licencia de un agente, no por su nombre, así que esto no se limita a ${name}.`,
    officeNotSearched: (name) => `No se puede buscar por inmobiliaria, así que esto no se limita a ${name}.`,
    noPoint: (place) => `No tengo un punto en el mapa para ${place}, así que busqué en el lugar mismo.`,
    besideOnStreet: (address) =>
      `Ningún anuncio está en ${address}, así que tomé el lugar del número más cercano que se conoce de su calle.`,
    measuredFrom: (place, isAddress) =>
      `Las distancias son en línea recta desde ${isAddress ? '' : 'el centro de '}${place}, no por carretera.`,
    schoolsNotRated: (place) =>
      `No califico escuelas, como pide la ley de vivienda justa, así que son todas las casas${place === null ? '' : ` en ${place}`}. Nombra un distrito escolar o una calle cercana, y busco con eso; a qué distrito pertenece una casa lo dice el propio distrito.`,
    safetyNotRated:
      'No busco casas por lo seguro que sea un lugar, como pide la ley de vivienda justa, así que ese deseo no cuenta; la policía publica sus cifras.',
    pendingNotDated:
      'No puedo buscar por el día en que se aceptó una oferta, así que estas son todas las que están bajo contrato ahora.',
    cutNotDated:
      'No puedo buscar por el día en que se rebajó un precio, así que estas son todas las que piden menos que al principio.',
    daysToContract:
      'Son los días en el mercado que dan los registros de las casas vendidas; los días hasta el contrato por sí solos no los conozco.',
    supplyOnlyNow:
      'La oferta depende de lo que está a la venta, que solo conozco a la fecha de hoy; estas son las ventas de ese tiempo.',
    openHouseHours: 'Las casas abiertas se buscan por día, no por hora; pregunta “¿cuándo están abiertas?” para saber sus horas.',
    landmarkNotKnown: (name: string) =>
      `No sé dónde está ${name}, así que no mido desde ahí: con su dirección puedo buscar a su alrededor.`,
    travelTimeNotKnown: (time: string) =>
      `Aquí las distancias son en línea recta, así que “${time}” no se mide: pide “a menos de media milla de” una dirección o un lugar.`,
    attendanceZoneNotKnown:
      'Los anuncios nombran el distrito escolar y no la zona de cada escuela, así que no la uso: pregunta al distrito qué escuela le toca a una dirección.',
    petsNotTold: 'Los anuncios dicen que se admiten mascotas, no cuáles: pregunta por el tipo, el tamaño y cuántas.',
    waterNotMeasured:
      'Ningún anuncio dice a qué distancia está el agua, así que estas son las casas cuyo registro nombra una orilla.',
    noMust: (features) =>
      `También se muestran casas sin ${or(features)}, porque no es requisito; di “solo con” eso para quedarte con las que lo tienen.`,
    allWishes: 'Una búsqueda toma todos los deseos juntos, así que aquí no basta con uno de los dos: di cuál quito.',
    notSearchable: (features) => `No puedo buscar por ${or(features)}; la descripción de cada anuncio puede decirlo.`,
    tookToMean: (written, name) => `Entendí “${written}” como ${name}.`,
    mostListings: (name, other) => `Tomé el lugar con más anuncios, ${name}; dime si querías ${other}.`,
    unused: (words) => `No usé: ${words}.`,
  },
};
