import { count } from '../../format.ts';
import { shortMonth } from './common.ts';
import type { ChartTexts } from '../english/charts.ts';

const months: ChartTexts['months'] = {
  medianPrice: 'Precio mediano de venta',
  medianPricePerSqFt: 'Precio mediano por pie²',
  medianDaysOnMarket: 'Mediana de días en el mercado',
  saleToListPercent: 'Mediana de venta contra lista',
  sold: 'Ventas',
  listed: 'Anuncios nuevos',
};

const homes: ChartTexts['homes'] = {
  price: 'Precio',
  pricePerSqFt: 'Precio por pie²',
  livingAreaSqFt: 'Superficie',
  daysOnMarket: 'Días en el mercado',
  yearBuilt: 'Año de construcción',
  beds: 'Recámaras',
  lotSizeSqFt: 'Tamaño del terreno',
  hoaMonthlyDollars: 'Cuota mensual de HOA',
};

const cases: Record<Parameters<ChartTexts['cases']>[1], [string, string]> = {
  sales: ['venta', 'ventas'],
  listings: ['anuncio', 'anuncios'],
  rows: ['fila', 'filas'],
};

/** What the tool says its rows are, in Spanish. */
function fromRows(basis: string): string {
  const [, latest, number, kind, name = ''] = /^(The latest |The first )?([\d,]+) (listings?|months|rows)(.*)$/.exec(basis) ?? [];
  if (kind === 'months') return '. Con los anuncios del MLS, mes por mes';
  if (kind === 'rows') return `. Con ${latest ? 'las primeras ' : ''}${number} filas de ${name.replace(/^ of /, '')}`;
  return kind
    ? `. Con ${latest ? 'los últimos ' : ''}${number} ${number === '1' ? 'anuncio' : 'anuncios'} del MLS`
    : `. ${basis}`;
}

const bySpan: ChartTexts['bySpan'] = {
  month: (what, of) => `${what} por mes ${of}`,
  quarter: (what, of) => `${what} por trimestre ${of}`,
  year: (what, of) => `${what} por año ${of}`,
  'rolling-quarter': (what, of) => `${what}, 3 meses móviles, ${of}`,
  'rolling-year': (what, of) => `${what}, 12 meses móviles, ${of}`,
};
const spans: ChartTexts['spans'] = {
  month: 'Mes',
  quarter: 'Trimestre',
  year: 'Año',
  'rolling-quarter': 'Hasta',
  'rolling-year': 'Hasta',
};

export const charts: ChartTexts = {
  asTable:
    'Cada punto está en una tabla debajo de la gráfica, y en un archivo: ábrela, y luego **As a table** o **Download CSV**.',
  failed: 'No se pudo dibujar la gráfica. Vuelve a intentarlo, o pide las cifras en palabras.',
  nothingToDraw:
    'No hay datos suficientes para dibujarla: donde se vendieron muy pocas casas, una mediana no dice nada. Prueba con un área más grande o un tiempo más largo.',
  whichHomes:
    '¿De qué casas? Nombra un lugar: “grafica el precio mediano por mes en” una ciudad o un vecindario, o busca primero y di “grafica la distribución de estas”.',
  drawing: 'Dibujando una gráfica.',
  drawingFrom: (file) => `Dibujando a partir de ${file}.`,
  everywhere: 'en todas las áreas',
  months,
  homes,
  monthNames: [
    ...['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
    ...['Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
  ],
  monthAndYear: ' de ',
  month: 'Mes',
  quarter: 'T',
  monthsTo: (count) => `${count} meses hasta `,
  home: 'Casas',
  sales: 'Ventas',
  neighborhood: 'Vecindario',
  zipCode: 'Código postal',
  listPrice: 'Precio de lista',
  soldPrice: 'Precio de venta',
  rows: 'Filas',
  newListings: 'Anuncios nuevos',
  underContract: 'Con contrato',
  sold: 'Vendidas',
  inLastYear: (what) => `${what} en los últimos doce meses completos`,
  changeOverYear: 'Cambio en ese año',
  allOfThem: 'Todas',
  median: 'Mediana',
  medianOf: (what) => `Mediana de ${what}`,
  lowestQuarter: 'El cuarto más bajo, hasta',
  highestQuarter: 'El cuarto más alto, desde',
  soldOfList: 'Mediana del precio de venta sobre el de lista',
  soldOver: 'Vendidas por encima del precio de lista',
  soldUnder: 'Vendidas por debajo',
  bySpan,
  spans,
  andMore: (places) => `${count(places)} más`,
  inventory: (where) => `Anuncios nuevos, contratos y ventas por mes ${where}`,
  byNeighborhood: (what, where) => `Mediana de ${what.toLowerCase()} de casas vendidas por vecindario ${where}`,
  listAgainstSold: (where) => `Precio de lista contra precio de venta ${where}`,
  sizeAgainstPrice: (where) => `Superficie contra precio ${where}`,
  distribution: (what, of) => `${what} de ${of}`,
  by: (what, group) => `${what} por ${group}`,
  from: fromRows,
  tooFewByMonth: (months) =>
    `En un solo mes hay muy pocas ventas para una mediana, así que cada punto incluye los ${months} meses hasta él.`,
  legend: (names) => `Los nombres y sus colores están debajo de la gráfica: ${names}.`,
  pointNames: {
    month: shortMonth,
    quarter: (x) => x,
    year: (x) => x,
    'rolling-quarter': (x) => `los 3 meses hasta ${shortMonth(x)}`,
    'rolling-year': (x) => `los 12 meses hasta ${shortMonth(x)}`,
  },
  ends: (of, highest, lowest) =>
    `${of === null ? 'Lo más alto' : `${of}: lo más alto`} en ${highest.when}, ${highest.amount}; lo más bajo en ${lowest.when}, ${lowest.amount}.`,
  notWhy:
    'Una gráfica muestra lo que se vendió y no por qué. Donde se venden pocas casas, la mediana se mueve según cuáles fueron; un hueco es un tiempo con muy pocas ventas.',
  notDrawn: (places: string, shown: string) => `${places} no está en el gráfico, que muestra ${shown}.`,
  onlyDrawn: (shown: string) => `El gráfico no muestra más que ${shown}. Nombra otro lugar para dibujarlo en su lugar.`,
  inventoryOnlyNow:
    'Cuántas casas había a la venta en otro día no está registrado, así que se dibuja lo nuevo, lo que pasó a contrato y lo vendido; los meses de oferta los puedo decir al día de hoy.',
  isWider:
    'Incluye casas de todo precio, tamaño y detalle: lo que pasa con el tiempo se puede acotar por lugar, tipo de casa y número de recámaras.',
  of: (homes) => `de ${homes}`,
  isCut: 'Coinciden más de las que lee una gráfica; están las últimas.',
  unknown: 'no hay datos suficientes',
  cases: (n, of) => `de ${count(n)} ${cases[of][n === 1 ? 0 : 1]}`,
};
