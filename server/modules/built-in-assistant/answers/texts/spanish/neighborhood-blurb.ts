import type { NeighborhoodBlurbTexts } from '../english/neighborhood-blurb.ts';

export const neighborhoodBlurb: NeighborhoodBlurbTexts = {
  reading: 'Leyendo las ventas del barrio.',
  whichPlace: '¿De qué barrio o ciudad se trata?',
  about: (place) => `Sobre ${place}`,
  blanks: {
    streets: '[Lo que se ve en sus calles: tipos de casas, árboles, una calle por su nombre.]',
    walk: '[Lo que queda a pie, con nombre y minutos.]',
    shops: '[Tiendas, cafés o restaurantes por su nombre.]',
    transit: '[La estación o parada más cercana y a qué distancia.]',
    parks: '[Un parque, sendero o lugar conocido por su nombre y a qué distancia.]',
    history: '[Cuándo se construyó, con tu fuente.]',
  },
  sold: (sales, price) => `En el último año hubo ${sales} aquí, la mitad por más de ${price}.`,
  days: (days) => `La mitad se vendió en ${days} o menos.`,
  daysOf: (days) => `${days} días`,
  fillIn:
    'Llena los espacios con lo que sabes: mis registros tienen casas y ventas, no tiendas, parques ni transporte. Nombra cosas y distancias, y deja fuera las calificaciones de la zona y de su gente: la ley de vivienda justa las excluye de la publicidad.',
  tooFew: 'Hay muy pocas ventas ahí para dar cifras, así que no las lleva.',
};
