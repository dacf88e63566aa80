import { plural } from '../../format.ts';
import type { SumsTexts } from '../english/sums.ts';

const span = (months: number) => (months % 12 === 0 ? plural(months / 12, 'año') : plural(months, 'mes', 'meses'));

export const sums: SumsTexts = {
  reasoning: 'Haciendo la cuenta.',
  failed: 'No pude hacer la cuenta. Pregunta de nuevo en un momento.',
  facts: {
    price: 'precio',
    pricePerSqFt: 'precio por pie²',
    hoaMonthlyFee: 'cuota de HOA al mes',
    taxAnnualAmount: 'impuesto predial al año',
    livingAreaSqFt: 'superficie',
    lotSizeSqFt: 'terreno',
  },
  sum: (result) => `**${result}** en total:`,
  average: (what, result) => `El promedio${what === null ? '' : ` (${what})`} es **${result}**.`,
  median: (what, result) => `La mediana${what === null ? '' : ` (${what})`} es **${result}**.`,
  lowest: (what, result) => `Lo más bajo (${what}) es **${result}**:`,
  highest: (what, result) => `Lo más alto (${what}) es **${result}**:`,
  difference: (result) => `La diferencia es **${result}**.`,
  differenceOf: (result, percent, base) => `La diferencia es **${result}**, el ${percent}% de ${base}.`,
  share: (percent, result) => `El ${percent}% es **${result}**.`,
  off: (percent, result, gap) => `Con ${percent}% menos queda en **${result}**, ${gap} menos.`,
  onTop: (percent, result, gap) => `Con ${percent}% más queda en **${result}**, ${gap} más.`,
  plus: (added, total) => `Más ${added} son **${total}**.`,
  less: (taken, total) => `Menos ${taken} son **${total}**.`,
  product: (result) => `Eso da **${result}**.`,
  over: (months, result) => `En ${span(months)} son **${result}**, si sigue igual.`,
  enough: (own, needed, gap) => `Sí: ${own} alcanza para los ${needed}, y sobran **${gap}**.`,
  short: (own, needed, gap) => `No: con ${own} faltan **${gap}** para los ${needed}.`,
  justEnough: (own) => `Sí: ${own} es exactamente eso.`,
  ofShown: (count) => `Contado sobre las ${count} casas mostradas; la búsqueda encontró más, y “ver más” trae las siguientes.`,
  ofAll: (count) => `Contado sobre las ${count} casas mostradas.`,
  onlyShown: (count, only) =>
    only === null
      ? `La lista muestra ${count} casas, menos de las que pides. Nombra lugares hasta el ${count}, o busca de nuevo.`
      : `La lista muestra 1 casa, ${only}. Una suma o una diferencia pide dos o más.`,
  noneShown: 'La última búsqueda no encontró nada, así que no tiene mediana ni otra cifra. Amplíala y pregunta de nuevo.',
  missing: (homes) => `Sin contar, porque el registro no lo dice: ${homes}.`,
  noneRecords: (what) => `El registro no dice ese dato (${what}), así que no hay nada que calcular.`,
  squareFeet: (result) => `${result} pies²`,
  perSqFt: (result) => `${result} por pie²`,
};
