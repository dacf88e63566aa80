/** The basics of a listing question in Spanish, turned into the English words that the topics read. Written without accents: the text is folded. */

const phrases: [RegExp, string][] = [
  [/\bcerca de\b/g, 'near'],
  [/\bmenos de\b|\bpor debajo de\b|\bdebajo de\b|\binferior(?:es)? a\b/g, 'under'],
  [/\bmas de\b|\bpor encima de\b|\bsuperior(?:es)? a\b/g, 'over'],
  [/\bal menos\b|\bpor lo menos\b|\bcomo minimo\b|\bminimo\b|\ba partir de\b|\bdesde\b/g, 'at least'],
  [/\bhasta\b|\bmaximo\b|\bcomo maximo\b|\bno mas de\b/g, 'up to'],
  [/\balrededor de\b|\bcerca a\b|\baproximadamente\b|\bunos\b/g, 'around'],
  [/\bentre\b/g, 'between'],
  [/\bexactamente\b|\bsolo con\b/g, 'exactly'],
  [/\b(?:para|de|en) (?:alquilar|alquiler|rentar|renta|arriendo)\b|\ben alquiler\b/g, 'for rent'],
  [/\ben venta\b|\ba la venta\b/g, 'for sale'],
  [/\b(?:al|por) mes\b|\bmensuales?\b/g, 'a month'],
  [/\bmas barat[oa]s?\b|\bbarat[oa]s? primero\b/g, 'cheapest'],
  [/\bmas car[oa]s?\b/g, 'most expensive'],
  [/\bmas (?:nuev[oa]s?|recientes?)\b|\brecientes primero\b/g, 'newest'],
  [/\bmas grandes?\b/g, 'biggest'],
  [/\bmas pequen[oa]s?\b/g, 'smallest'],
  [/\bpies cuadrados\b|\bpies2\b/g, 'sqft'],
  [/\bun[ao]? (?=recamara|habitacion|dormitorio|alcoba|cuarto|bano)/g, '1 '],
  [/\beste ano\b/g, 'this year'],
  [/\beste mes\b/g, 'this month'],
  [/\besta semana\b/g, 'this week'],
  [/\bel (?:ano pasado|ultimo ano)\b/g, 'last year'],
  [/\bel (?:mes pasado|ultimo mes)\b/g, 'last month'],
  [/\bla semana pasada\b/g, 'last week'],
  [/\bultimos (\d+) (?:dias)\b/g, 'last $1 days'],
  [/\bultimos (\d+) (?:meses)\b/g, 'last $1 months'],
  [/\bcon (?:garaje|cochera|estacionamiento|aparcamiento)\b/g, 'with parking'],
  [/\bsin (?:cuota de )?hoa\b/g, 'no hoa'],
  [/\bmulti ?familiar(?:es)?\b/g, 'multi-family'],
  [/\b(?:casas?|viviendas?) (?:adosadas?)\b/g, 'townhouse'],
];
const words: Record<string, string> = {
  casa: 'house', casas: 'houses', hogar: 'home', hogares: 'homes', propiedad: 'property', propiedades: 'properties', vivienda: 'home', viviendas: 'homes',
  apartamento: 'apartment', apartamentos: 'apartments', departamento: 'apartment', departamentos: 'apartments', piso: 'apartment', pisos: 'apartments',
  condominio: 'condo', condominios: 'condos', terreno: 'land', terrenos: 'land', lote: 'lot', lotes: 'lots', estudio: 'studio', estudios: 'studios',
  recamara: 'bedroom', recamaras: 'bedrooms', habitacion: 'bedroom', habitaciones: 'bedrooms', dormitorio: 'bedroom', dormitorios: 'bedrooms',
  cuartos: 'bedrooms', alcobas: 'bedrooms', bano: 'bath', banos: 'baths', garaje: 'garage', cochera: 'garage', estacionamiento: 'parking',
  vendida: 'sold', vendidas: 'sold', vendido: 'sold', vendidos: 'sold', pendientes: 'pending', mil: 'k', millon: 'million', millones: 'million',
  con: 'with', en: 'in', por: 'for', para: 'for', de: 'of', del: 'of', el: 'the', la: 'the', los: 'the', las: 'the', y: 'and', o: 'or', sin: 'without',
  un: 'a', una: 'a', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', que: 'that', busco: 'find', buscar: 'find', buscando: 'find',
  quiero: 'want', necesito: 'need', muestrame: 'show me', mostrar: 'show', ensename: 'show me', dame: 'give me', hay: 'are there', cuesten: 'costing',
  cueste: 'costing', precio: 'price', dolares: 'dollars', ultimos: 'last', dias: 'days', meses: 'months', menos: 'less', mas: 'more', barrio: 'neighborhood',
  ciudad: 'city', nuevas: 'new', nuevos: 'new', hola: 'hello', gracias: 'thanks', tengan: 'with', tenga: 'with', mi: 'my', cliente: 'client',
}; // prettier-ignore
/** Words that no English question has. */
const markers =
  /\b(?:casas?|recamaras?|habitacion(?:es)?|dormitorios?|banos?|departamentos?|apartamentos?|condominios?|terrenos?|busco|buscando|quiero|necesito|muestrame|menos de|mas de|cerca de|millon(?:es)?|hola|gracias|con|por|para|hasta|entre|estacionamiento|cochera|venta|alquiler|renta|cuartos|vendidas|y|en)\b/g;

const ownWords =
  /\b(?:hola|gracias|casas|busco|muestrame|barat[oa]s?|recamaras?|banos?|habitacion(?:es)?|dormitorios?|estacionamiento|cochera|vendidas?|siguiente)\b/;

/** English for a question in Spanish; any other text as it is. Two Spanish words make it Spanish, so that "Casa Loma" alone does not. */
export function englishForSpanish(text: string): string {
  const found = new Set(text.match(markers) ?? []);
  if (found.size < 2 && !ownWords.test(text)) return text;
  const phrased = phrases.reduce((current, [pattern, english]) => current.replace(pattern, english), text);
  return phrased.replace(/[a-z]+/g, (word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word));
}
