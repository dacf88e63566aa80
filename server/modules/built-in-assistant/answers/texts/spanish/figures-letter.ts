import type { FiguresLetterTexts } from '../english/figures-letter.ts';

export const figuresLetter: FiguresLetterTexts = {
  writing: 'Escribo con las mismas cifras.',
  about: {
    net: 'Lo que le quedaría al vender',
    closing: 'Lo que hace falta para cerrar',
    payment: 'Lo que costaría al mes',
    value: 'En cuánto se podría vender la casa',
  },
  subject: (what) => `Asunto: ${what}`,
  openings: {
    net: 'Esto es lo que le quedaría al vender.',
    closing: 'Esto es lo que hace falta para cerrar.',
    payment: 'Esto es lo que costaría al mes.',
    value: 'Esto es en cuánto se vendieron casas parecidas, y lo que dice de su precio.',
  },
  asSupposed: (changes) =>
    `Esto va por la casa como se supuso al final, y no como se contó primero. ${changes} Para la primera di “valor original” y pide la carta de nuevo.`,
  salesBehind: 'Las ventas que más cuentan:',
  adjusted: (price) => `; contando sus diferencias con esta casa equivale a ${price}`,
  ofClosing: 'Son cifras usuales para empezar, y no cotizaciones: las reales las dan la compañía de títulos y el banco.',
  ofPayment: 'Es un cálculo: la tasa y las condiciones reales las da un prestamista.',
};
