import { count as whole, list, plural } from '../../format.ts';
import type { FileTexts } from '../english/files.ts';
import { common } from './common.ts';

const figures: Record<Parameters<FileTexts['figure']>[0], string> = {
  mean: 'promedio',
  median: 'mediana',
  sum: 'total',
  min: 'mínimo',
  max: 'máximo',
  range: 'diferencia entre el máximo y el mínimo',
};

const quoted = (words: readonly string[]) =>
  list(
    words.map((word) => `“${word}”`),
    'ni',
  );

export const files: FileTexts = {
  failed: 'No se pudo leer el archivo. Adjúntalo otra vez.',
  reading: (name) => `Leyendo ${name}.`,
  unreadable: (file) =>
    `No pude leer ${file}: está dañado, protegido, vacío o es demasiado grande. Guárdalo de nuevo o adjunta una parte más pequeña; si lo acabas de adjuntar, pregunta otra vez en un minuto.`,
  image: (file) =>
    `Tengo ${file}, pero no puedo ver lo que hay en una imagen. Pregunta por una tabla o un texto, o elige un modelo que vea.`,
  page: (page) => `Página ${page}`,
  checked: (file) => `Revisé las palabras de ${file}:`,
  says: (file) => `Esto dice ${file}:`,
  pages: (file, pages) => `${file} tiene **${plural(pages, 'página')}**.`,
  noPages: (file) => `${file} no tiene páginas.`,
  saysPage: (file) => `Esto dice esta página de ${file}:`,
  outline: (file, pages) =>
    `${file}${pages === null ? '' : ` tiene ${plural(pages, 'página')}`}. No resumo lo que otros escribieron; así empiezan sus páginas:`,
  saysNothing: (file, words) =>
    words.length === 0 ? `No encontré nada de eso en ${file}.` : `${file} no menciona ${quoted(words)}.`,
  begins: 'Así empieza:',
  firstPart: (pages) => `Solo se leyó la primera parte${pages === null ? '' : `, de ${pages} páginas`}.`,
  rows: (rows) => plural(rows, 'fila'),
  row: 'Fila',
  rowsHead: 'Filas',
  and: (words) => words.join(' y '),
  tests: {
    is: 'es',
    'is not': 'no es',
    'is given': 'tiene valor',
    'is not given': 'no tiene valor',
    in: 'en',
    before: 'antes de',
    after: 'después de',
    contains: 'contiene',
    over: 'más de',
    under: 'menos de',
    above: 'más de',
    below: 'menos de',
    'at least': 'al menos',
    'at most': 'hasta',
  },
  where: (conditions) => ` donde ${conditions}`,
  of: (file) => `de ${file}`,
  cut: ' Solo se leyeron las primeras 20,000 filas.',
  has: (file, rows, columns) => `${file} tiene ${rows} con ${columns}.`,
  hasRows: (file, rows) => `${file} tiene **${rows}**.`,
  unused: (words) => `Nada en la tabla se llama ${quoted(words)}, así que eso no cuenta aquí.`,
  askFor: 'Pide un conteo, un promedio, una mediana o un total, por cualquiera de estas columnas.',
  noneMatch: (rows, of, where) => `Ninguna de las ${rows} ${of} cumple${where}.`,
  grouped: (rows, of, where, by) => `${rows} ${of}${where}, por ${by}.`,
  firstGroup: (by, name, figure) => `${by} **${name}**: ${figure}.`,
  none: 'nada',
  figure: (operation, column) => `${figures[operation]} de ${column}`,
  counted: (matched, rows, of, where) => `**${whole(matched)}** de las ${rows} ${of} cumplen${where}.`,
  share: (percent, matched, rows, of, where) => `**${percent}** de las ${rows} ${of}: ${matched}${where}.`,
  match: (rows, of, where, isOne) => `${rows} ${of}${where === '' ? '' : ` ${isOne ? 'cumple' : 'cumplen'}${where}`}.`,
  ordered: (column, isAscending) => ` Por ${column}, de ${isAscending ? 'menor a mayor' : 'mayor a menor'}.`,
  endOf: (rows, of, where, column, isLowest) =>
    `Las ${rows} ${of}${where} con ${isLowest ? 'lo más bajo' : 'lo más alto'} de **${column}**:`,
  cell: (column, value, of, where) => `${column} es **${value}** en la fila ${of}${where}.`,
  highestAndLowest: (column, highest, highestOf, lowest, lowestOf) =>
    `**${column}**: máximo ${highest} (${highestOf}), mínimo ${lowest} (${lowestOf})`,
  timesMonths: (column, months) => `${column} × ${months}`,
  first: (rows) => ` Las primeras ${rows}:`,
  statuses: {
    active: 'activa',
    pending: 'pendiente',
    contingent: 'con contrato en contingencia',
    soon: 'próximamente',
    sold: 'vendida',
  },
  onMarket: (homes, addresses, file, parts) =>
    `**${whole(homes)}** de las ${plural(addresses, 'dirección', 'direcciones')} de ${file} ${homes === 1 ? 'está' : 'están'} en el mercado${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`,
  wereSold: (homes, addresses, file) =>
    `**${whole(homes)}** de las ${plural(addresses, 'dirección', 'direcciones')} de ${file} ${homes === 1 ? 'se vendió' : 'se vendieron'}.`,
  rest: (homes, areOnMarket, notFound) =>
    [
      homes === 0
        ? ''
        : areOnMarket
          ? `${whole(homes)} ${homes === 1 ? 'está' : 'están'} en el mercado.`
          : `${whole(homes)} ${homes === 1 ? 'se vendió' : 'se vendieron'}.`,
      notFound === 0 ? '' : `De ${whole(notFound)} no hay anuncio en tus datos del MLS.`,
    ]
      .filter(Boolean)
      .join(' '),
  without: (addresses, all) =>
    `Sin anuncio: ${addresses.join(', ')}${all > addresses.length ? ` y ${whole(all - addresses.length)} más` : ''}.`,
  home: 'Casa',
  status: 'Estado',
  price: 'Precio',
  inFile: 'En el archivo',
  ofDifference: 'Diferencia',
  difference: (amount) => (amount === 0 ? 'ninguna' : `$${whole(Math.abs(amount))} ${amount > 0 ? 'más' : 'menos'}`),
  lookingUp: 'Buscando sus direcciones entre los anuncios.',
  noListing: 'En esta dirección no hay anuncio en tus datos del MLS.',
  listedAs: (home, status, price) => `En tus datos del MLS es ${home}: ${status}, ${price}.`,
  theRow: (row, of) => `Fila ${row} ${of}:`,
  whichOnMarket: '¿Cuáles de estas están en el mercado?',
  averageBy: (column, group) => `Promedio de ${column} por ${group}`,
  howManyBy: (group) => `¿Cuántas por ${group}?`,
  whichColumn: (of, columns) => `No sé qué columna ${of} quieres. Tiene ${common.and(columns)}.`,
  computed: ({ operation, column, figure }, rows, of, where) =>
    `${figures[operation].charAt(0).toUpperCase()}${figures[operation].slice(1)} de **${column}**: **${figure}**, con ${rows} ${of}${where}.`,
};
