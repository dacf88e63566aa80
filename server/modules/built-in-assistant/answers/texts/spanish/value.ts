import { count, dollars, list, plural } from '../../format.ts';
import type { ValueTexts } from '../english/value.ts';
import { common } from './common.ts';
import {
  featureNames,
  fields,
  homeKinds,
  labels,
  leftOut,
  NOT_AN_APPRAISAL,
  noValue,
  pieces,
  rooms,
  statements,
  units,
} from './value-names.ts';

export const value: ValueTexts = {
  failed: 'No pude calcular el valor en este momento. Vuelve a preguntar en un momento.',
  whichHome: '¿De qué casa? Dime la dirección, ábrela, o dime su superficie, sus cuartos y el vecindario.',
  whatSize: '¿De qué tamaño es? Dime sus pies cuadrados.',
  where: '¿Dónde está? Nombra el vecindario o la ciudad.',
  whichPart: (parts) => `¿En cuál está: ${list(parts, 'o')}?`,
  noSaleAt: (address) => `No conozco ninguna venta en ${address}. Nómbrala por su dirección completa, con su unidad si la tiene.`,
  oneOfBuilding: (address) => `${address} es una de varias casas ahí; nombra otra unidad para saber su valor.`,
  noHomeToValue: (address) =>
    `No conozco ninguna casa en ${address}. Dime su superficie, sus cuartos y el vecindario, y la valúo con eso.`,
  nothingToUndo: 'No hay nada que deshacer.',
  nothingLeftOut: 'No has descartado ninguna.',
  whichOfThem: 'Varias de las comparables están ahí. ¿Cuál? Dime su número, o di “ambas”.',
  numbered: (number, home) => `- N.º ${number}: ${home}`,
  noSuchComparable: 'Ninguna de las comparables es esa. Nómbrala por su número en la lista o por su calle.',
  valuing: 'Valuando la casa con ventas comparables.',
  lookingFor: (what) => `Buscando ${what}.`,
  lookingForRents: 'Buscando rentas de casas parecidas.',
  noRents: (home) =>
    `No tengo rentas de casas como ${home} cerca de ahí, así que no puedo decir en cuánto se rentaría. Puedo calcular su venta (“¿cuánto vale?”) y decir las rentas de un lugar que las tenga (“¿cómo están las rentas en” una ciudad).`,
  rentsNear: (home, { many, beds, low, high, median }) =>
    `Hay muy pocas rentas para calcular la de ${home}. Cerca hay ${plural(many, 'renta')}${beds === null ? '' : ` de ${plural(beds, 'recámara')}`}: van de ${low} a ${high}, mediana ${median}.`,
  rentsAsked: 'Las rentas de casas que siguen anunciadas son lo que se pide, no lo que se acordó.',
  notAdded: (reason) =>
    `Esa casa no puede ser comparable: ${reason === null ? 'no tiene una venta conocida' : leftOut[reason]}. Sin ella:`,

  thatHome: 'Esa casa',
  describedHome: (type, where, _isCorner, facts) =>
    `${homeKinds[type] ?? 'Una casa'}${where === null ? '' : ` en **${where}**`}${facts ? ` (${facts})` : ''}`,
  lead: (home, { isLease, value, low, high, percent }) =>
    `${home} se ${isLease ? 'rentaría' : 'vendería'} en **unos ${value}${isLease ? ' al mes' : ''}**. El ${percent}% de casas así va de ${low} a ${high}.`,
  basis: (many, isLease, low, high) =>
    `Se apoya en ${plural(many, isLease ? 'renta' : 'venta')}: llevadas a esta casa rasgo por rasgo, dan de ${low} a ${high}, y las más cercanas y parecidas cuentan más.`,
  learned: (sales, market, isLease, since) =>
    `Cuánto vale cada diferencia se aprendió de ${count(sales)} ${isLease ? 'rentas' : 'ventas'} en ${market} desde el ${since}.`,
  sum: (total) => `El peso por lo que da cada una, sumado entre todas, es ${total}.`,
  moved: (before, now, direction) =>
    `Eso es ${direction < 0 ? 'menos' : 'más'} que antes: al dólar era ${before} y ahora es ${now}.`,
  unmoved: 'Eso no cambia nada: el valor es el mismo.',
  heaviest: (home, price, date, adjusted) => `La que más cuenta es ${home}, en ${price} el ${date}, que aquí da ${adjusted}.`,
  firstIn: {
    nearest: 'la más cercana',
    newest: 'la más reciente',
    closestInSize: 'la de tamaño más parecido',
    leastAdjusted: 'la que necesitó el menor ajuste neto',
  },
  whyBest: (facts, firsts) =>
    [
      facts.length > 0 ? `Su registro: ${facts.join(', ')}.` : '',
      firsts.length > 0
        ? `De todas las comparables es ${common.and(firsts)}.`
        : 'No es la primera ni en distancia, ni en fecha, ni en tamaño, ni en ajuste; cuenta más por todo junto.',
    ]
      .filter(Boolean)
      .join(' '),
  bestIsAdjustedMuch: (percent) =>
    `Aun así necesitó ajustes grandes, de más del ${percent}% de su precio, así que apóyate en ella con cuidado.`,
  pointsLead: 'Lo que dicen las ventas, en frases que puedes usar:',
  highestIs: (home, adjusted) => `Incluso la más alta de las comparables, ${home}, aquí da ${adjusted}.`,
  pointsYours: 'Cómo decirlo y en cuánto anunciarla lo deciden tú y el vendedor.',
  hasWeight: (percent) => `Tiene el ${percent}% del peso.`,
  noAppraisal: 'No, no lo es.',
  wasSoldAt: (price, day) => `Se vendió en ${price} el ${day}`,
  isListedAt: (price) => `Está en ${price}`,
  whichIsTheValue: ', que es el valor.',
  againstList: (percent, isBelow) => `; el valor queda un ${percent}% por ${isBelow ? 'debajo' : 'encima'} de eso.`,
  sure: {
    high: 'Estoy bastante seguro.',
    medium: 'Estoy medianamente seguro.',
    low: 'No estoy muy seguro.',
  },
  past: ({ sales, isLease, half, within, ten }) =>
    `En las últimas ${count(sales)} ${isLease ? 'rentas' : 'ventas'} de aquí, la mitad de los valores quedó a menos del ${half}%, y el ${within}% a menos del ${ten}%.`,
  noPast: 'Hay muy pocos valores anteriores aquí para decir qué tan buenos han sido.',
  covered: (percent) => `Rangos como este han contenido el ${percent}% de las ventas.`,
  range: (low, high, percent) => `El rango, de ${low} a ${high}, está hecho para contener el ${percent}% de casas así.`,
  table: (isLease) => ['#', 'Comparable', isLease ? 'Renta' : 'Se vendió en', 'Fecha', 'Ajuste', 'Da aquí', 'Peso'],
  pinned: 'fijada',
  others: (many) => (many === 1 ? 'La otra está en el panel.' : `Las otras ${many} están en el panel.`),
  ratePercent: (rate, kind) => `${rate}% al mes por ${labels[kind].toLowerCase()}`,
  ratePerSqFt: (rate, kind) => `$${rate} por pie² por ${labels[kind].toLowerCase()}`,
  rate: (rate, kind) => `${dollars(rate)} ${units[kind]}`,
  changedFacts: 'los datos que cambiaste',
  changesAdd: (dollars, isMore, withAll) =>
    `${withAll ? 'Con todos los cambios son' : 'Eso es'} unos ${dollars} ${isMore ? 'más' : 'menos'} que la casa como está.`,
  otherComparables:
    'Otras ventas se parecen más a una casa así, de modo que cambiaron algunas comparables; una parte de la diferencia viene de ellas.',
  supposed: (fact, known) => {
    if (typeof known !== 'number') return null;
    if (fact === 'condition') return `grado de estado ${known} para toda la propiedad (5 es lo usual)`;
    if (fact === 'yearBuilt') return `construida en ${known}`;
    if (fact === 'livingAreaSqFt') return `${count(known)} pies²`;
    const [one, many] = pieces[fact] ?? [];
    if (one === undefined) return null;
    return known === 0 ? `sin ${one}` : plural(known, one, many);
  },
  weak: ({ much, old, all, percent, isLease }) => {
    const adjusted = `${much} de ${all} comparables necesitaron ajustes grandes, de más del ${percent}% de su precio`;
    const aged = `${old} de ${all}${much > 0 ? '' : ' comparables'} se ${isLease ? 'rentaron' : 'vendieron'} hace más de un año`;
    return `${[much > 0 ? adjusted : '', old > 0 ? aged : ''].filter(Boolean).join(', y ')}; la tabla del panel muestra cuáles.`;
  },
  besideCma: (low, high, sales) =>
    `El CMA de esta conversación muestra de ${low} a ${high}: va solo por sus propias comparables, y esto pesa ${sales} ventas.`,
  changesNothing: 'Las ventas de aquí no muestran ninguna diferencia de precio por eso.',
  conditionCaution: (isOneRoom) =>
    isOneRoom
      ? 'Ninguna venta dice cuánto suma un solo cuarto renovado, así que lo conté como mejor estado de toda la casa; tómalo como lo más que puede sumar.'
      : 'Una remodelación se cuenta como mejor estado de toda la casa; tómalo como lo más que puede sumar.',
  cannotSuppose: (features) =>
    `No puedo decir cuánto suma ${list(
      features.map((feature) => featureNames[feature]),
      'o',
    )}: no es uno de los datos que puedo cambiar de una casa, así que no está en el valor. Mira en cuánto se vendieron cerca las casas que lo tienen.`,
  needsWork:
    'El valor no ve que hace falta trabajo: se basa en los datos registrados y toma por usual en este mercado un estado que nadie registró. Pon al lado presupuestos de contratistas y compara con ventas de casas que necesitaban lo mismo; puedo quitar comparables que estaban en mejor estado: “quita el segundo”.',
  reckoning: 'Hago la cuenta.',
  byFoot: (price, area, perSqFt) => `A ${price} son **${perSqFt} por pie cuadrado**, con ${area} de superficie habitable.`,
  roomNotUsed:
    'Que se renovó un cuarto no está en el valor: ninguna venta se compara por un solo cuarto. Pregunta “¿y si estuviera renovada?” para ver una mejor condición de toda la casa.',
  cannotChange:
    'No supe qué cambiar del valor, así que queda como estaba. Puedo suponer otros cuartos, baños, pies cuadrados, un año, una cochera, chimeneas o una condición (“¿y si tuviera un tercer baño?”), quitar ventas o agregar una (“quita la comparable 2”) y tomar una tasa tuya.',
  besidePrice: (price, side, { isLease, value, low, high, percent }) =>
    isLease
      ? `**${price} al mes** está ${{ above: 'por encima', within: 'dentro', below: 'por debajo' }[side]} del rango en que se renta el ${percent}% de casas así, de ${low} a ${high} al mes; mi estimación es de unos **${value} al mes**. A favor de otra renta habla lo que los registros no dicen, como el estado, el plazo o lo que incluye; cuánto pedir lo deciden tú y el propietario.`
      : `**${price}** está ${{ above: 'por encima', within: 'dentro', below: 'por debajo' }[side]} del rango en que se vende el ${percent}% de casas así, de ${low} a ${high}; mi valor es de unos **${value}**. A favor de otro precio habla lo que los registros no dicen, como el estado o una vista; cuánto pedir lo deciden tú y el vendedor.`,
  ofFirst: 'Esto es del primer valor que dije, antes de cualquier cambio.',
  exchanged: (out, came) =>
    [
      out.length > 0 ? `Salió: ${out.join('; ')}.` : '',
      came.length > 0 ? `${out.length > 0 ? 'En su lugar' : 'Entró'}: ${came.join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  builtIn: (year) => `construida en ${year}`,
  noneGiven: 'No he dado ningún valor en esta conversación. Dime la dirección y la valúo con ventas comparables.',
  leftOutCount: (many) => `${plural(many, 'comparable')} ${many === 1 ? 'descartada' : 'descartadas'}`,
  soldWithinAlone: (months) => `solo ventas ${months === 1 ? 'del último mes' : `de los últimos ${months} meses`}`,
  withinAlone: (miles) => `solo ventas a menos de ${miles} ${miles === 1 ? 'milla' : 'millas'} (en línea recta)`,
  isWith: (parts) => `Esto es con ${common.and(parts)}.`,
  labels,
  before: (low, high) => `Antes de ajustar, las comparables se vendieron de ${low} a ${high}.`,
  movedMost: (named) => `Lo que más las movió hacia esta casa, en promedio: ${common.and(named)}.`,
  pull: (isLow, home, adjusted, percent) =>
    `La más ${isLow ? 'baja' : 'alta'} es ${home}, que da ${adjusted} con el ${percent}% del peso; descártala si no se parece a esta casa, y la valúo de nuevo.`,
  hasAlready: (known, fact) =>
    `Ya tiene ${known} ${rooms[fact] ?? ''}. Pregunta “¿y si tuviera otro más?” para ver qué haría uno más.`,
  notAmong: '¿De cuál hablas? Nombra su calle o su dirección.',
  noSaleOn: (where) => `No se conoce ninguna venta de los últimos tres años en ${where}.`,
  comparable: (home, isLease, sold, adjusted, percent) =>
    `${home}: se ${isLease ? 'rentó' : 'vendió'} por ${sold}. Ajustado a esta casa equivale a ${adjusted}, con ${percent}% del peso.`,
  soldFor: (price, day) => `${price} el ${day}`,
  sayToAdd: (address) => `Para contarla de todos modos, di “agrega ${address}”.`,
  competitionLead: 'Un comprador podría tener una de estas en su lugar, parecidas y a menos de una milla:',
  competitionIsNone: 'Lo que se pide por ellas no cuenta nada en el valor.',
  noCompetition: 'No hay ninguna casa parecida a la venta o bajo contrato a menos de una milla.',
  competitionUnknown:
    'No se conoce su lugar en el mapa, así que no puedo decir qué compite con ella. Nombra una dirección cercana.',
  milesAway: (miles) => `a ${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  leftOutBy: (reason) => `${leftOut[reason].charAt(0).toUpperCase()}${leftOut[reason].slice(1)}`,
  leftOutLead: 'Estas se miraron y quedaron fuera:',
  noneLeftOut: 'Ninguna venta cercana tuvo que quedar fuera; las demás se le parecen menos que las de la lista.',
  isIn: (home, percent) => `${home} está incluida, con el ${percent}% del peso.`,
  wasLeftOut: (home, reason) => `${home} quedó fuera: ${leftOut[reason]}.`,
  noValue: (home) => `No puedo ponerle un valor a ${home}.`,
  reason: (code) => noValue[code],
  noReason: 'No hay un valor.',
  cautions: ({ cautions, subject, confidence }) => {
    const missing = subject.missing.map((field) => fields[field] ?? field);
    return [
      missing.length > 0 ? `No se conoce: ${common.and(missing)}; se toma lo usual de este mercado.` : '',
      subject.latitude === null ? 'No se conoce su lugar en el mapa, así que las casas vecinas no cuentan más que otras.' : '',
      cautions.some((caution) => caution.includes('before 1940'))
        ? 'Las casas de antes de los años cuarenta varían más de lo que dicen los registros; sus rangos han contenido menos ventas que los demás.'
        : '',
      subject.propertyType === 'multi-unit'
        ? 'Las rentas deciden el precio de una casa de dos familias, y aquí no se conocen.'
        : '',
      cautions.some((caution) => caution.includes('at the center of'))
        ? `No se conoce su lugar exacto: el valor es para el centro de ${subject.neighborhood ?? 'su zona'}. Nombra una dirección cercana para un valor más preciso.`
        : '',
      cautions.some((caution) => caution.includes('too few sales'))
        ? 'Su ciudad tiene muy pocas ventas, así que se aprendió de un área más amplia.'
        : '',
      confidence === 'low' ? 'Pocas ventas se le parecen mucho, así que el rango es amplio.' : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  notices([, ...ofState], state) {
    const own = state === null ? undefined : statements[state];
    const worded = ofState.map((words) => own ?? `La regla del estado pide esta frase en inglés, tal cual: “${words}”`);
    return [NOT_AN_APPRAISAL, ...worded];
  },
};
