import type { ThreadTexts } from '../english/thread.ts';

export const thread: ThreadTexts = {
  first: (words) => `El primer mensaje que tengo de esta conversación es: “${words}”`,
  last: (words) => `Tu último mensaje fue: “${words}”`,
  nothingYet: 'Todavía no se ha buscado, calculado ni escrito nada en esta conversación.',
  wentBy: (search) => `La última búsqueda fue por esto: ${search}.`,
  allUsed: 'Usé todo tu mensaje.',
  newestFirst: 'Van primero las más recientes, porque no nombraste otro orden.',
  noRankOfMine: 'Son lo que muestran los registros para eso; no ordeno ninguna por una opinión.',
  asSureAsRecords:
    'Estoy tan seguro como los registros del MLS que muestra tu acceso: lo que un registro tiene mal o no dice, no lo puedo saber. Debajo de la respuesta puedes abrir las condiciones y las casas.',
  ofMarket: (places) =>
    `Las últimas cifras se basan en ventas cerradas ${places} que muestra tu acceso al MLS. Las casas pendientes, bajo contrato o retiradas no están en ninguna, y recámaras, baños y precio no las acotan.`,
  ofCopy: 'El texto se basa en el registro de la casa y en lo que me dijiste, y en nada más.',
  nothingLeftOutOfCopy: 'No dejé fuera nada de lo que pediste.',
  whichPart: '¿Qué parte? Dila sola y la respondo.',
  eachPart: 'Estas son las partes que veo en tu último mensaje. Pulsa la que falta:',
  said: (words) => `Lo que dije fue: “${words}”`,
  saidNot: (word) => `No encuentro “${word}” en lo que dije antes.`,
  saidLast: (words) => `Mi última respuesta empezaba así: “${words}”`,
  memory:
    'Sé solo lo que está en esta conversación. Las anteriores están en la barra lateral, y su lupa busca en todo lo que se dijo en ellas.',
  waits: 'Tómate tu tiempo. Aquí estoy cuando sigas.',
  sorryFor: (request) =>
    `Lo siento. Dime qué estuvo mal, como el lugar, el precio o la casa, y lo intento de nuevo. Tu última petición fue: “${request}”`,
  stale:
    'Lamento la molestia. El estado es lo último que dijo el MLS, y una casa puede venderse o quedar bajo contrato antes de que lo diga otra vez. Di “solo activas” y dejo fuera las demás; abre una casa, y su registro dice su estado y desde cuándo.',
  inReply: 'En qué se basa una respuesta, y qué deja fuera, está en ella; debajo puedes abrir la fuente de cada cifra.',
};
