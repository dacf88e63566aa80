import type { ResultsTexts } from '../english/results.ts';

export const results: ResultsTexts = {
  onMap: 'Su mapa está junto a los resultados: elige “Boundary” arriba de la lista. Una zona que dibujes ahí se busca.',
  orderOfShown: (what) =>
    `Es el orden de las casas que se muestran, por ${what}; los números son los de la lista. La búsqueda misma no se puede ordenar así.`,
  home: 'Casa',
  firstOfMore: (count) => `Son las ${count} que se muestran; “ver más” trae las siguientes.`,
  cut: (count) => `De las ${count} que tengo aquí, estas bajaron de su primer precio, la mayor rebaja primero:`,
  cutLine: (price, before) => `${price}, al principio ${before}`,
  over: (count) =>
    `De las ${count} casas vendidas que tengo aquí, estas se vendieron por más de lo que se pedía, la mayor diferencia primero:`,
  soldLine: (price, asked) => `vendida en ${price}, se pedían ${asked}`,
  noneOver: (count) => `Ninguna de las ${count} casas vendidas que tengo aquí se vendió por más de lo que se pedía.`,
  noCut: (count) => `Ninguna de las ${count} que tengo aquí muestra un precio menor que el primero.`,
  perAcre: 'Por precio por acre, la más barata primero:',
  lotLine: (price, lot) => `${price} con un lote de ${lot}`,
  byDistanceFrom: (place) => `En línea recta desde el centro de ${place}, la más cercana primero:`,
  noPointFor: (what) =>
    `Ningún anuncio registra a qué distancia queda ${what}, y no tengo un punto en el mapa para eso. Nombra un barrio o una ciudad, o pide casas a cierta distancia de una dirección, y lo mido en línea recta.`,
  noLot: 'Ninguna de estas registra su precio y el tamaño de su lote.',
  openHouses: 'Las casas abiertas que constan, la próxima primero:',
  noOpenHouses: 'En ninguna de estas consta una casa abierta por venir.',
  openHousesOf: (address: string) => `Casas abiertas en ${address}:`,
  noOpenHouseOf: (address: string) => `No consta ninguna casa abierta por venir en ${address}.`,
  openOn: (day: string, hours: string | null) => (hours === null ? `${day}, sin horario en el registro` : `${day}, ${hours}`),
  ofListBefore: 'La última búsqueda no encontró nada, así que esto es de la lista anterior.',
  notOfPlace: (place) =>
    `Los anuncios no registran cómo se siente un lugar: ruido, tráfico o clima. Así que no puedo juzgar ${place} por eso; Tampoco dicen si se camina bien, si hay dónde estacionar en la calle ni qué restaurantes hay. Sí puedo mostrar sus casas, las que tienen cochera, sus distritos escolares y en cuánto se venden.`,
  asking: (homes) => `Lo que piden las ${homes} casas mostradas:`,
};
