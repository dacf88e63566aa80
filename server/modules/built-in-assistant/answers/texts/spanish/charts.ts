import { count } from '../../format.ts';
import type { ChartTexts } from '../english/charts.ts';

const months: ChartTexts['months'] = {
  medianPrice: 'Precio mediano de venta',
  medianPricePerSqFt: 'Precio mediano por pie²',
  medianDaysOnMarket: 'Mediana de días en el mercado',
  saleToListPercent: 'Mediana de venta contra lista',
  sold: 'Ventas',
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

export const charts: ChartTexts = {
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
  byMonth: (what, where) => `${what} por mes ${where}`,
  inventory: (where) => `Anuncios nuevos, contratos y ventas por mes ${where}`,
  byNeighborhood: (what, where) => `Mediana de ${what.toLowerCase()} de casas vendidas por vecindario ${where}`,
  listAgainstSold: (where) => `Precio de lista contra precio de venta ${where}`,
  sizeAgainstPrice: (where) => `Superficie contra precio ${where}`,
  distribution: (what, of) => `${what} de ${of}`,
  by: (what, group) => `${what} por ${group}`,
  from: fromRows,
  isCut: 'Coinciden más de las que lee una gráfica; están las últimas.',
  unknown: 'no hay datos suficientes',
  cases: (n, of) => `de ${count(n)} ${cases[of][n === 1 ? 0 : 1]}`,
};
