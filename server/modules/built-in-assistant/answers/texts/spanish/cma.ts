import type { CmaTexts } from '../english/cma.ts';
import { shortDay } from './common.ts';

export const cma: CmaTexts = {
  day: (date) => shortDay(date.slice(0, 10)),
  range: (low, high, percent) =>
    `El rango va de ${low} a ${high}${percent === null ? '' : `, hecho para contener el ${percent}% de las ventas`}. No es un avalúo.`,
  noRange: () => 'Todavía no hay un rango: faltan ventas comparables o datos de la casa.',
  isReady: (title, comparables, client) =>
    `El CMA de ${title}${client === null ? '' : `, preparado para ${client},`} está junto al chat, ${comparables === 0 ? 'sin comparables' : `con ${comparables} comparable${comparables === 1 ? '' : 's'}`}.`,
  needsFacts: (title, missing, city) => {
    const names = { city: 'ciudad', beds: 'recámaras', baths: 'baños', livingArea: 'superficie' };
    const facts = missing.map((fact) => names[fact]).join(', ');
    return `${title} no está en ningún anuncio que puedas ver, así que el CMA está junto al chat solo con esa dirección. Para encontrar comparables hacen falta su ${facts}: complétalos ahí, o dilo otra vez con todo, por ejemplo “haz un CMA para ${title}, ${city ?? 'Oakland'}, 3 recámaras, 2 baños, 1,450 pies cuadrados”.`;
  },
  done: () => 'Listo, el CMA está cambiado.',
  tooFewResults: 'No hay tantos resultados. Busca casas primero, o dime una dirección.',
  whichToAdd: 'No hay tantos resultados. Busca casas primero y luego dime cuál agregar.',
  whichHome: '¿Para qué casa? Dime la dirección, o abre primero su anuncio.',
  needsAddress:
    'Una presentación necesita una dirección: di “empieza un CMA para” y luego la dirección con las recámaras y el tamaño. En cuánto se venden casas así se sabe sin ella:',
  needsAddressOfValued:
    'Esa casa aún no tiene dirección, y una presentación la necesita: di “empieza un CMA para” y luego su dirección. Las recámaras y el tamaño que me dijiste los tomo de aquí.',
  whichHomeForCma: '¿Para qué casa es el CMA? Dime la dirección, o abre primero su anuncio.',
  none: 'Todavía no hay un CMA en este chat. Di “prepara un CMA de” y una dirección.',
  noRangeToMove: 'Todavía no hay un rango que mover. Di “pon el rango en” y dos precios.',
  endsCross: 'Así el precio bajo quedaría por encima del alto. Dime los dos precios del rango.',
  comparables: (homes) =>
    homes.length === 0 ? 'Este CMA todavía no tiene comparables.' : homes.map((home, at) => `${at + 1}. ${home}`).join('\n'),
  comparable: ({ address, status, price, soldDate, adjusted }) =>
    [
      `**${address}**`,
      soldDate === null
        ? [status, price].filter(Boolean).join(', ')
        : `vendida${price === null ? '' : ` por ${price}`} el ${soldDate}`,
      adjusted === null ? null : `${adjusted} ajustada a esta casa`,
    ]
      .filter(Boolean)
      .join(', '),
  factsOf: ({ propertyType, beds, baths, livingSpaceSqFt, yearBuilt, milesAway, weightPercent }) =>
    [
      propertyType,
      beds === null ? null : `${beds} rec.`,
      baths === null ? null : `${baths} baños`,
      livingSpaceSqFt === null ? null : `${livingSpaceSqFt.toLocaleString('en-US')} pies²`,
      yearBuilt === null ? null : `construida en ${yearBuilt}`,
      milesAway === null ? null : `a ${milesAway} millas`,
      weightPercent === null ? null : `pesa ${weightPercent}%`,
    ]
      .filter(Boolean)
      .join(', '),
  ownClick:
    'Eso es un clic tuyo: Publish, Share y PDF están debajo de la presentación, junto al chat. El enlace muestra lo último que publicaste, y lo puedes retirar cuando quieras.',
  noneSoldThen: 'Ningún comparable de este CMA se vendió en ese mes.',
  noSides:
    'Ningún registro dice de qué lado de una calle o de un río está una casa. Puedo guiarme por la distancia (“a media milla”), o quitar un comparable por su calle.',
  takenOut: (addresses) => `Quitadas: ${addresses.join(', ')}.`,
  allFit: 'Todos sus comparables cumplen eso, hasta donde dicen sus registros, así que no cambié nada.',
  noneWouldBeLeft: 'No quedaría ningún comparable, así que no cambié nada.',
  whichOut: '¿Cuál? Nómbralo por su calle o por su lugar en la lista, como “quita el tercero”.',
  findSaleFirst: 'Busca primero la venta y luego di “agrega el primero”.',
  salesOn: (street) => `Casas vendidas en ${street} el último año`,
  noneOn: (street) => `Ninguna comparable está en ${street}.`,
  whichOne: (addresses) => `¿Cuál: ${addresses.join(' o ')}?`,
  canChange:
    'No entendí qué cambiar, así que no cambié nada. Puedo cambiar su rango, sus comparables y su orden, datos, secciones, resumen, título y cliente, y deshacer; lo demás lo editas junto al chat.',
  note: 'Nota',
  noSectionOrder: 'No puedo poner sus secciones en otro orden; arrástralas junto al chat.',
  notRead: (words) => `No entendí qué cambiar con “${words}”, así que eso no se hizo.`,
  otherThanValue: (inChat, inCma) =>
    `Su rango no es del todo el que dije aquí antes: el valor del chat pesa ${inChat} ventas, y el CMA va por las que se vendieron de sus ${inCma} casas, que un cliente alcanza a leer.`,
  asRecorded: 'Muestra la casa como consta en su registro: lo que preguntaste con “y si” no está incluido.',
  noneTakenOut: 'En esta conversación no se quitó ninguna de sus comparables.',
  perSqFt: (price) => `${price} por pie²`,
  onAverage: (perSqFt, price, adjusted) =>
    [
      perSqFt === null ? 'Ningún registro dice por cuánto se vendió el pie cuadrado' : `En promedio son **${perSqFt} por pie²**`,
      price === null ? null : `con un precio de ${price}`,
      adjusted === null ? null : `${adjusted} ajustado a esta casa`,
    ]
      .filter((part) => part !== null)
      .join(', ')
      .concat('.'),
  noSuchSection: 'Este CMA no tiene esa sección. Puedes agregar una junto al chat.',
  hasComparables: (many) => `El CMA tiene ${many} comparables.`,
  cannotTell: () => 'Los comparables de este CMA no registran eso. Nombra uno por su lugar en la lista o por su calle.',
  oneOfThem: 'uno de ellos',
  why: ([low, lowPrice], [high, highPrice]) =>
    `El rango se apoya en sus comparables, ajustados a esta casa: van de ${lowPrice} (${low}) a ${highPrice} (${high}). Si alguno no se parece, dime que lo deje fuera, y el rango se calcula de nuevo.`,
  sureness: (comparables) =>
    comparables === 0
      ? 'Todavía no se apoya en ninguna comparable.'
      : `Cuanto más amplio es y más se ajustó ${comparables === 1 ? 'su comparable' : `a sus ${comparables} comparables`}, menos seguro es. Para verlas una por una, pregunta “¿qué comparables usaste?”.`,
  leftOut:
    'Las comparables se eligen por lo cerca, lo recientes y lo parecidas que son, nunca por su precio. Si echas de menos una, agrégala: busca la venta y di “agrega la primera”. El rango se calcula de nuevo.',
  setsRange: 'Un CMA dice un rango y no un solo precio. Dime los dos precios del rango, o en cuánto subirlo.',
  typedIn: (address) => `${address ?? 'Esa casa'} se escribió a mano. Quítala junto al chat.`,
  failed: 'No funcionó. No se cambió nada.',
  steps: {
    preparing: 'Preparando un CMA.',
    moving: 'Moviendo el rango.',
    setting: 'Fijando el rango.',
    facts: 'Cambiando lo que se muestra.',
    note: 'Agregando una nota.',
    ordering: 'Ordenando los comparables.',
    removing: 'Quitando una comparable.',
    adding: (many) => (many === 1 ? 'Agregando una comparable.' : 'Agregando comparables.'),
    client: 'Poniendo el nombre del cliente.',
    naming: 'Poniendo el título.',
    lookingAgain: 'Buscando ventas otra vez.',
    writing: 'Escribiendo con las cifras del CMA.',
    undoing: 'Deshaciendo el último cambio.',
  },
};
