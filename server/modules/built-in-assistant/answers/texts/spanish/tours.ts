import type { ToursTexts } from '../english/tours.ts';

const dayFormat = new Intl.DateTimeFormat('es-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' });

const homes = (count: number): string => `${count} ${count === 1 ? 'casa' : 'casas'}`;
const on = (day: string | null): string => (day === null ? '' : ` el ${day}`);
const inOrder = (isByRoute: boolean): string => (isByRoute ? ', en el orden de la ruta más corta' : '');

export const tours: ToursTexts = {
  day: (date) => dayFormat.format(new Date(date)).replace(',', ''),
  weekday: (date) => weekdayFormat.format(new Date(date)),
  planning: 'Planeo el recorrido.',
  changing: 'Cambio el recorrido.',
  isReady: (count, day, isByRoute) =>
    `El recorrido de ${homes(count)}${on(day)} está junto al chat: una página por casa${inOrder(isByRoute)}, listo para enviar o imprimir.`,
  changed: (count, day, isByRoute) => `Así queda el recorrido de ${homes(count)}${on(day)}${inOrder(isByRoute)}:`,
  stands: (day) => `El recorrido${on(day)}:`,
  withoutDriving: 'El camino entre casas no cuenta: deja tiempo para él.',
  withoutTimes: 'Dime a qué hora empieza y cuánto dura cada una, como “a las 10, 30 minutos cada una”, y pongo las horas.',
  notBooked: 'No puedo reservar las visitas: las confirman los agentes de cada casa.',
  notFound: (addresses) => `No encontré anuncio en ${addresses}.`,
  noneFound: (addresses) => `No encontré anuncio en ${addresses}, así que aún no hay recorrido. Revisa los números y las calles.`,
  needsHomes:
    '¿Qué casas? Dime las direcciones, como “arma un recorrido de 12 Oak Street y 48 Jersey Avenue, el sábado a las 10”, o busca primero y di “las primeras 4”.',
  tooFew: 'No hay tantos resultados. Busca casas primero, o dime las direcciones.',
  hasStops: (count) => `El recorrido tiene ${count} ${count === 1 ? 'parada' : 'paradas'}. ¿Cuál quieres decir?`,
  noSuchHome: '¿Qué casa agrego? Dime la dirección.',
  lastStop: 'Una parada tiene que quedar. Dime las casas de otro recorrido y lo planeo.',
  nothingToUndo: 'Todavía no se cambió nada del recorrido.',
  failed: 'No se pudo planear el recorrido. No se cambió nada.',
  leg: (from, to, miles) => `De ${from} a ${to}: ${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  straight: (miles) =>
    `${miles === null ? 'Es' : `En total ${miles} millas,`} en línea recta: por calle es más, y ningún registro dice cuánto tarda el camino.`,
  noDistances: 'No se sabe a qué distancia están: sus registros no tienen lugar en el mapa.',
  startsAt: (time) => `El recorrido empieza a las ${time}.`,
  endsAt: (time) => `La última parada termina a las ${time}, sin contar el camino entre casas.`,
  seenAt: (home, time) => `${home} toca a las ${time}.`,
  textIt: 'Manda el horario a mi cliente por mensaje',
  bestOrder: 'Mejor orden',
  letter: {
    toSend: 'No puedo enviarlo, así que aquí está el texto para que lo envíes.',
    subject: (day) => `Asunto: Nuestro recorrido${on(day)}`,
    opening: (day, hasTimes) =>
      day === null
        ? hasTimes
          ? 'Este es el horario de nuestro recorrido:'
          : 'Estas son las casas de nuestro recorrido, en orden:'
        : `Este es nuestro recorrido del ${day}:`,
    shortOpening: (day) => (day === null ? 'Nuestro recorrido:' : `El ${day}:`),
    at: (time, home) => `${time}: ${home}`,
    close: {
      professional: 'Dígame si alguna hora no le queda bien.',
      warm: 'Con gusto las vemos juntos. Dígame si alguna hora no le queda bien.',
      bold: '¿Listos? Dígame si alguna hora no le queda bien.',
    },
    signatures: { professional: 'Saludos,', warm: 'Con aprecio,', bold: 'Nos vemos,' },
    sender: '\\[tu nombre\\]',
  },
  request: {
    each: (count) => `Una solicitud para cada una de las ${count}, para que la envíes a su agente:`,
    subject: (home) => `Asunto: Solicitud de visita a ${home}`,
    asks: (home) => `Mi cliente quisiera ver **${home}**.`,
    works: (when) => `¿Le queda bien a su vendedor ${when}?`,
    whenOpen: '¿Qué horas le quedan bien a su vendedor?',
    at: (day, time, until) =>
      [
        day === null ? '' : `el ${day}`,
        time === null ? '' : until === null ? `a las ${time}` : `entre las ${time} y las ${until}`,
      ]
        .filter(Boolean)
        .join(' ') || null,
    close: 'Gracias por avisarme.',
  },
};
