import { count, list, plural } from '../../format.ts';
import type { CoverageTexts } from '../english/coverage.ts';

export const coverage: CoverageTexts = {
  reading: 'Leyendo qué lugares están cubiertos.',
  failed: 'No se pudo leer ahora qué lugares están cubiertos. Pregunta de nuevo en un momento.',
  nothing: 'Tu cuenta todavía no ve ningún anuncio.',
  cities: (cities) => `Tu acceso muestra anuncios en **${plural(cities, 'ciudad', 'ciudades')}**:`,
  counts: (active, records) =>
    `**${count(active)}** ${active === 1 ? 'anuncio activo' : 'anuncios activos'}, ${plural(records, 'anuncio')} en total con los vendidos`,
  more: 'Las demás tienen menos anuncios activos: pregunta por una con su nombre.',
  sources: (sources) => `Vienen de ${list(sources, 'y')}.`,
  inShort: (area, active) => `${area} (${active} anuncios activos)`,
  noneIn: (place) => `No tengo anuncios en ${place}.`,
  instead: (cities, hasMore) => `Tengo ${list([...cities, ...(hasMore ? ['otras'] : [])], 'y')}.`,
  ageOf: (area, since, changed) =>
    [
      since === null ? `No hay ninguna venta registrada en ${area}.` : `En ${area} hay ventas registradas desde el ${since}.`,
      changed === null ? '' : `El último cambio de una casa en venta allí es del ${changed}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ageOfAll: (isOfLargest, since, changed) =>
    [
      since === null
        ? 'No hay ninguna venta registrada.'
        : `En ${isOfLargest ? 'las ciudades más grandes' : 'todas las ciudades'} que muestra tu acceso hay ventas registradas desde el ${since}.`,
      changed === null ? '' : `El último cambio de una casa en venta allí es del ${changed}.`,
    ]
      .filter(Boolean)
      .join(' '),
  howFresh: 'Cada MLS se lee de nuevo por sí solo, y la ficha de una casa dice cuándo la cambió su fuente.',
};
