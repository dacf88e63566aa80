export { createPrinting, type Printing } from './print-pdf.ts';
