import { marketLimits } from '#contract/market.ts';
import { count, plural } from '../../format.ts';
import type { MarketTexts } from '../english/market.ts';
import { common } from './common.ts';

const { and } = common;
const trends: MarketTexts['trends'] = {
  increased: 'subieron',
  'roughly-the-same': 'se mantuvieron más o menos igual',
  decreased: 'bajaron',
};
const speeds: MarketTexts['speeds'] = {
  faster: 'aquí se vende más rápido',
  'similar-faster': 'parecido, aquí un poco más rápido',
  'exactly-the-same': 'exactamente igual',
  'similar-slower': 'parecido, aquí un poco más lento',
  slower: 'aquí se vende más lento',
};
const balances: MarketTexts['balances'] = {
  'sellers-market': 'mercado de vendedores',
  balanced: 'mercado equilibrado',
  'buyers-market': 'mercado de compradores',
};

const { sellersBelow, buyersAbove } = marketLimits.balanceMonths;

export const market: MarketTexts = {
  ofSome: {
    'median-price': 'Precio mediano de estas',
    'price-per-sqft': 'Precio mediano por pie² de estas',
    'days-on-market': 'Mediana de días en el mercado de estas',
    'sale-to-list': 'Mediana del precio de lista de estas',
    sold: 'Ventas de estas',
    active: 'Casas activas de estas',
    supply: `Meses de oferta de estas (de vendedores con menos de ${sellersBelow}, de compradores con más de ${buyersAbove})`,
  },
  ofSomeLeases: {
    'median-price': 'Renta mediana de estas',
    'price-per-sqft': 'Renta mediana por pie² de estas',
    'days-on-market': 'Mediana de días en el mercado de estas rentas',
    'sale-to-list': 'Mediana de la renta pedida de estas',
    sold: 'Contratos de estas',
  },
  activeLeasesNotOfSome:
    'Las casas en renta activas y los meses de oferta son aquí de todas las casas; una búsqueda muestra las que están en renta.',
  tooFewNarrowed: (homes, all, span, sold) =>
    `Se vendieron muy pocas ${homes} ${span} para una cifra${sold === '' ? '' : ` (${sold})`}. Por eso esto es de todo lo que hay allí: ${all}.`,
  activeNotOfSome:
    'Las casas en venta y los meses de oferta son aquí de todas las casas; una búsqueda muestra las que están en venta.',
  which: '¿De qué mercado? Nombra una ciudad, un vecindario, un condado o un código postal.',
  failed: 'No pude calcular las cifras del mercado en este momento. Vuelve a preguntar en un momento.',
  reading: (places) => `Leyendo el mercado ${and(places)}.`,
  salesOfYear: (sales) => `${sales} en el último año`,
  bands: {
    upTo: (to) => `Hasta ${to}`,
    between: (from, to) => `${from} a ${to}`,
    over: (from) => `Más de ${from}`,
    byBand: 'por precio',
    active: (active) => plural(active, 'casa'),
    columns: ['Precio', 'Vendidas', 'En venta ahora', 'Meses de oferta', 'Mediana de días en el mercado', 'Venta sobre lista'],
    basis: 'Cada franja tiene más o menos las mismas ventas. Los meses de oferta son las casas en venta al ritmo de esas ventas.',
    isCut: 'Se cuentan las más recientes, porque hay más de las que caben en una lectura.',
    noSales: 'No hay ventas del último año registradas allí, así que no hay nada que desglosar.',
  },
  widenedSome: (isLease) =>
    `En el tiempo usual hay muy pocos ${isLease ? 'contratos' : 'cierres'} de estas para una cifra, así que esto es del último año.`,
  widening: 'Muy pocas ventas en ese tiempo: leyendo un año.',
  widened: (usual) =>
    `En los últimos ${usual[0]?.windowDays ?? 90} días hay muy pocas ${usual[0]?.isLease ? 'rentas' : 'ventas'} para una cifra${usual.length > 1 ? ' en cualquiera de las zonas' : ''}, así que esto es del último año.`,
  verdict: ({ isLease, monthsOfSupply, medianPrice }, area) => {
    const { trend = null, changePercent = null } = medianPrice ?? {};
    const by = trend === 'roughly-the-same' ? '' : ` un ${Math.abs(changePercent ?? 0)}%`;
    const moved =
      trend === null || changePercent === null
        ? null
        : `${isLease ? 'las rentas medianas' : 'los precios medianos'} ${trends[trend]}${by} en el año`;
    if (monthsOfSupply?.balance != null && monthsOfSupply.value !== null)
      return `${area} es un ${balances[monthsOfSupply.balance]}, con ${monthsOfSupply.value === 1 ? '1 mes' : `${monthsOfSupply.value} meses`} de oferta${moved === null ? '' : `, y ${moved}`}.`;
    return moved === null ? null : `En ${area} ${moved}.`;
  },
  rule: (_rule, below, above) =>
    `Con menos de ${below} meses de oferta el mercado es de vendedores, de ${below} a ${above} está equilibrado y con más de ${above} es de compradores.`,
  sales: (n, isLease) => plural(n, isLease ? 'renta' : 'venta'),
  names: (isLease) => ({
    medianPrice: isLease ? 'Renta mediana' : 'Precio mediano',
    medianPricePerSqFt: isLease ? 'Renta mediana por pie²' : 'Precio mediano por pie²',
    medianDaysOnMarket: 'Mediana de días en el mercado',
    saleToList: isLease ? 'Renta frente a la pedida' : 'Venta frente al precio de lista',
    counts: isLease ? 'Rentadas y en el mercado' : 'Ventas y en el mercado',
    supply: 'Meses de oferta',
  }),
  trends,
  speeds,
  balances,
  counted: (types, isLease, span) => `${types}, ${isLease ? 'rentas' : 'ventas'} ${span}`,
  pricesTrend: (isLease, trend) => `${isLease ? 'las rentas' : 'los precios'} ${trends[trend]}`,
  yearEarlier: (figure, sales) => `${figure} un año antes (${sales})`,
  tooFewToCompare: (n, isLease) => `muy pocas ${isLease ? 'rentas' : 'ventas'} un año antes para comparar (${count(n)})`,
  moreThan: (percent, isMore, before) => `${percent} ${isMore ? 'más' : 'menos'} que ${before}`,
  fromListToSale: (isLease) => `contados desde la salida al mercado hasta la ${isLease ? 'renta' : 'venta'}`,
  cityTakes: (city, days, sales, speed) => `En ${city} son ${days} (${sales}): ${speeds[speed]}`,
  ofListPrice: (figure, sales, isLease) => `${figure} ${isLease ? 'de la renta pedida' : 'del precio de lista'} (${sales})`,
  soldCount: (sold, isLease, before) =>
    `${sold} ${isLease ? 'rentas' : 'ventas'}${before === null ? '' : `, ${count(before)} un año antes`}`,
  activeNow: (active) => `${active} en el mercado ahora`,
  months: (months) => (months === 1 ? '1 mes' : `${months} meses`),
  inTwelveMonths: (sales) => `${sales} en 12 meses`,
  supplyBasis: (active, mean, isLease, sales, span) => {
    const pace = `${mean} ${isLease ? 'rentas' : 'ventas'} al mes`;
    return `${active === undefined ? pace : `${plural(active, 'anuncio activo', 'anuncios activos')} ÷ ${pace}`}, de ${sales} ${span}`;
  },
  notForLand: 'no se da para terrenos',
  notEnough: 'no hay datos suficientes',
  notEnoughOf: (sales) => `no hay datos suficientes (${sales}, hacen falta ${marketLimits.sales})`,
  tooFew: (area, sales, types, span) =>
    `No hay datos suficientes de ${area}: ${sales} de ${types} ${span}, y una cifra necesita ${marketLimits.sales}.`,
  areActive: (active) => ` Hay ${plural(active, 'propiedad', 'propiedades')} en el mercado ahora.`,
  widerArea: ' Un área más amplia puede tenerlos.',
  tryAYear: ' Prueba con “el último año”.',
  lacking: (lacks) => `No hay datos suficientes, hacen falta ${marketLimits.sales}: ${and(lacks)}.`,
  apart: (isLease, { isMore, price, perSqFt }) =>
    `${isLease ? 'La renta mediana' : 'El precio mediano'} ${isMore ? 'subió' : 'bajó'} un ${price} en el año, pero por pie² ${isMore ? 'bajó' : 'subió'} un ${perSqFt}: ${isLease ? 'se rentaron' : 'se vendieron'} casas de otros tamaños, así que ninguna de las dos cifras dice por sí sola adónde fueron los precios.`,
  movedMore: (isLease, moved) =>
    `Por pie² ${isLease ? 'las rentas' : 'los precios'} se movieron ${{ otherwise: 'de otro modo', less: 'menos', more: 'más' }[moved]}: buena parte del cambio de la mediana es qué casas se ${isLease ? 'rentaron' : 'vendieron'}.`,
  figureIs: {
    medianPrice: ({ types, place, isLease, span, told }) =>
      `${isLease ? 'la renta mediana' : 'el precio mediano'} de ${types} en ${place}, ${isLease ? 'rentas' : 'ventas'} ${span}, es ${told}.`,
    medianPricePerSqFt: ({ types, place, isLease, span, told }) =>
      `${isLease ? 'la renta mediana' : 'el precio mediano'} por pie² de ${types} en ${place}, ${isLease ? 'rentas' : 'ventas'} ${span}, es ${told}.`,
    medianDaysOnMarket: ({ types, place, isLease, span, told }) =>
      `${types} en ${place}, ${isLease ? 'rentas' : 'ventas'} ${span}: en el mercado una mediana de ${told}.`,
    saleToList: ({ types, place, isLease, span, told }) =>
      `${types} en ${place}, ${isLease ? 'rentas' : 'ventas'} ${span}: cierran en ${told}.`,
    counts: ({ types, place, span, told }) => `${types} en ${place}, ${span}: ${told}.`,
    supply: ({ types, place, told }) => `${types} en ${place}: ${told}.`,
  },
  besideAsking: (isLease, place, value) => {
    const by = Math.abs(value - 100) < 1 ? 'apenas ' : '';
    const side = value > 100 ? `${by}por encima de` : value < 100 ? `${by}por debajo de` : 'en';
    return `La ${isLease ? 'renta' : 'venta'} típica en ${place} cierra ${side} lo que se pedía.`;
  },
  supplyIn: (place, line) => `Meses de oferta en ${place}: ${line}.`,
  balanceIn: (balance, place, types, months, basis) =>
    `**${balances[balance].charAt(0).toUpperCase()}${balances[balance].slice(1)}** en ${place}: para ${types} hay **${months}** de oferta (${basis}).`,
  atOfList: (figure, sales, isLease) => `al ${figure} ${isLease ? 'de la renta pedida' : 'del precio de lista'} (${sales})`,
  inDays: (days, sales) => `en ${days} (${sales})`,
  theySell: (isLease, pace, span) => `Se ${isLease ? 'rentan' : 'venden'} ${pace.join(' y ')}, ${span}.`,
  trendIn: (isLease, place, trend, percent, counted) =>
    `${isLease ? 'Las rentas' : 'Los precios'} en ${place} **${trends[trend]}${percent ? ` un ${percent}` : ''}** en el año, por la mediana de ${counted}:`,
  noTrend: (isLease, place, counted) =>
    `No se puede decir si ${isLease ? 'las rentas' : 'los precios'} en ${place} subieron o bajaron: ${counted}, frente a los mismos días un año antes:`,
  atTwoTimes: (types, place, isLease) => `${types}, ${isLease ? 'rentas' : 'ventas'} en ${place}, cada periodo por sí solo.`,
  byKind: (place, span, isLease) => `${place}, ${isLease ? 'rentas' : 'ventas'} ${span}, cada tipo por separado:`,
  windowDays: (counted, days) => `${counted} (${count(days)} días).`,
  noneHas: (lacks) => `No hay datos suficientes en ninguno (menos de ${marketLimits.sales}): ${and(lacks)}.`,
  sameFigure: (isPrice) => (isPrice ? 'La mediana es la misma.' : 'El precio por pie² es el mismo.'),
  fastest: (first, others) =>
    `Donde más rápido se vende es ${first.area}, en ${first.figure}; ${and(others.map((one, at) => `${one.area} ${at === 0 ? 'tarda ' : ''}${one.figure}`))}.`,
  highestOfList: (first, others) =>
    `Donde se cierra más alto frente al precio de lista es ${first.area}, en ${first.figure}; ${and(others.map((one, at) => `${one.area} ${at === 0 ? 'tiene ' : ''}${one.figure}`))}.`,
  tightest: ({ area, figure }, others) =>
    `${area} es el mercado más apretado, con ${figure} de oferta; ${and(others.map((one, at) => `${one.area} ${at === 0 ? 'tiene ' : ''}${one.figure}`))}.`,
  dearest: ({ isPrice, isLease }, first, others) =>
    `${first.area} tiene ${isLease ? 'la renta mediana' : 'el precio mediano'}${isPrice ? '' : ' por pie²'} más ${isLease ? 'alta' : 'alto'}, ${first.figure}; ${and(others.map((one, at) => `${one.area} ${at === 0 ? 'tiene ' : ''}${one.figure}`))}.`,
  grewMost: ({ isPrice, isLease }, first, others) =>
    `${isLease ? 'La renta mediana' : 'El precio mediano'}${isPrice ? '' : ' por pie²'} evolucionó mejor en ${first.area}: ${first.figure} en el año; ${and(others.map((one) => `${one.area} ${one.figure}`))}.`,
  growthUnknown: (areas) =>
    `No se puede decir dónde subieron más los precios: hubo muy pocas ventas un año antes en ${and(areas)}.`,
  wentFrom: ({ isPrice, isLease }, before, after, between) => {
    const went = after.value > before.value ? 'subió' : after.value < before.value ? 'bajó' : 'se quedó';
    return `${isLease ? 'La renta mediana' : 'El precio mediano'}${isPrice ? '' : ' por pie²'} ${went} de **${before.figure}** (${before.area}) a **${after.figure}** (${after.area})${between.map(({ area, figure }) => `; en medio fue de **${figure}** (${area})`).join('')}.`;
  },
  table: {
    notForLand: 'no para terrenos',
    notEnough: (sales) => `datos insuficientes (${sales})`,
    yearEarlier: '– un año antes',
    noFigure: 'sin cifra',
    none: 'sin dato',
    sold: (isLease) => (isLease ? 'Rentas' : 'Ventas'),
    active: 'En el mercado ahora',
  },
};
