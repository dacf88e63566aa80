import { count as whole, plural } from '../../format.ts';
import type { FileTexts } from '../english/files.ts';
import { common } from './common.ts';

const figures: Record<Parameters<FileTexts['figure']>[0], string> = {
  mean: 'promedio',
  median: 'mediana',
  sum: 'total',
  min: 'mínimo',
  max: 'máximo',
};

export const files: FileTexts = {
  failed: 'No se pudo leer el archivo. Adjúntalo otra vez.',
  reading: (name) => `Leyendo ${name}.`,
  unreadable: (file) =>
    `No pude leer ${file}: está dañado, protegido, vacío o es demasiado grande. Guárdalo de nuevo o adjunta una parte más pequeña; si lo acabas de adjuntar, pregunta otra vez en un minuto.`,
  image: (file) =>
    `Tengo ${file}, pero no puedo ver lo que hay en una imagen. Pregunta por una tabla o un texto, o elige un modelo que vea.`,
  page: (page) => `Página ${page}`,
  says: (file) => `Esto dice ${file}:`,
  begins: (file) => `No encontré en ${file} un pasaje con esas palabras. Así empieza:`,
  firstPart: (pages) => `Solo se leyó la primera parte${pages === null ? '' : `, de ${pages} páginas`}.`,
  rows: (rows) => plural(rows, 'fila'),
  row: 'Fila',
  rowsHead: 'Filas',
  and: (words) => words.join(' y '),
  tests: {
    is: 'es',
    'is not': 'no es',
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
  askFor: 'Pide un conteo, un promedio, una mediana o un total, por cualquiera de estas columnas.',
  noneMatch: (rows, of, where) => `Ninguna de las ${rows} ${of} cumple${where}.`,
  grouped: (rows, of, where, by) => `${rows} ${of}${where}, por ${by}.`,
  none: 'nada',
  figure: (operation, column) => `${figures[operation]} de ${column}`,
  counted: (matched, rows, of, where) =>
    `**${whole(matched)}** de las ${rows} ${of} cumplen${where || ': no se nombró una condición'}.`,
  match: (rows, of, where) => `${rows} ${of} cumplen${where}.`,
  first: (rows) => ` Las primeras ${rows}:`,
  whichColumn: (of, columns) => `No sé qué columna ${of} quieres. Tiene ${common.and(columns)}.`,
  computed: ({ operation, column, figure }, rows, of, where) =>
    `${figures[operation].charAt(0).toUpperCase()}${figures[operation].slice(1)} de **${column}**: **${figure}**, con ${rows} ${of}${where}.`,
};
