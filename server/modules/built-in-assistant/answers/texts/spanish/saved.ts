import { plural } from '../../format.ts';
import { common } from './common.ts';
import type { SavedTexts } from '../english/saved.ts';

export const saved: SavedTexts = {
  nothingToSave:
    'Todavía no hay una búsqueda en este chat. Busca casas primero y luego di “guarda esto”, o di qué vigilar: “guarda una búsqueda de condominios en” un lugar.',
  failed: 'No funcionó. No se cambió nada. Tus búsquedas guardadas están en su página, en el menú de arriba a la derecha.',
  mails: {
    instant: 'Te escribo por correo en cuanto pase algo, de 8 de la mañana a 9 de la noche',
    daily: 'Te escribo por correo cada mañana en que haya novedades',
    weekly: 'Te escribo por correo cada lunes en que haya novedades',
    off: 'No se envía correo: las novedades están en la página de búsquedas guardadas y donde empiezas un chat',
  },
  frequencies: { instant: 'Al momento', daily: 'Cada día', weekly: 'Cada semana', off: 'Sin correo' },
  kinds: {
    new: 'Nueva',
    'price-cut': 'Rebaja de precio',
    'back-on-market': 'De vuelta en el mercado',
    pending: 'Venta pendiente',
    sold: 'Vendida',
  },
  steps: {
    looking: 'Mirando las búsquedas guardadas.',
    changing: 'Cambiando la búsqueda guardada.',
    saving: 'Guardando la búsqueda.',
  },
  isSaved: (name, what, mails) =>
    `Búsqueda guardada como “${name}”: ${what}. Desde ahora vigilo lo nuevo, las rebajas, lo que vuelve al mercado, lo pendiente y lo vendido. ${mails}.`,
  canSay: 'Di “pausa la búsqueda”, “avísame cada semana”, o pregunta “¿qué hay de nuevo?”',
  changed: (_done, isDeleted) =>
    isDeleted
      ? 'Búsqueda eliminada. En la página de búsquedas guardadas se puede recuperar.'
      : 'Listo, la búsqueda guardada está cambiada.',
  none: 'Todavía no tienes búsquedas guardadas. Busca casas y luego di “guarda esto para” y un cliente.',
  noneIsWatched:
    'No tienes búsquedas guardadas, así que nada se vigila ni se envía. Dime qué vigilar: “avísame cuando salga algo nuevo en” un lugar.',
  noneCalled: (name) => `Ninguna de tus búsquedas guardadas se llama “${name}”.`,
  yours: (names) => `Tus búsquedas guardadas: ${common.and(names)}.`,
  renamed: (name) => `Desde ahora se llama “${name}”.`,
  mailed: (name, mails) => `**${name}**: ${mails}.`,
  mailsYouAlone: 'Las novedades te llegan solo a ti, para que elijas qué reenviar.',
  severalCalled: (name, names) =>
    `Más de una de tus búsquedas guardadas coincide con “${name}”: ${common.and(names)}. Di el nombre completo de la que quieres.`,
  deletedAlready: 'Esa ya está borrada: nada de ella se vigila ni se envía.',
  noSingleHome:
    'Vigilo búsquedas y no una sola propiedad. Una búsqueda que la encuentra avisa cuando baja de precio, cuando queda bajo contrato y cuando se vende: búscala a ella o su calle, y di “guarda esta búsqueda”.',
  matchNow: (count) =>
    count === 0
      ? 'Hoy nada coincide con ella.'
      : `Hoy ${count === 1 ? 'coincide una propiedad' : `coinciden ${count} propiedades`}, a la vista junto al chat.`,
  adjusted: (name, what) => `“${name}” ahora busca ${what}.`,
  notAdjusted: (name) => `No entendí qué debe buscar “${name}”. Dilo como condición: “cámbiala a 3 recámaras”.`,
  paused: 'en pausa',
  nothingNew: (head) => `${head}: nada nuevo por ahora.`,
  noAddress: 'Dirección no publicada',
  was: (price, isSold) => `, ${isSold ? 'se pedían' : 'antes'} ${price}`,
  beds: (beds) => plural(beds, 'recámara'),
  baths: (baths) => plural(baths, 'baño'),
};
