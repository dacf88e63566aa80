/** The basics of a listing question in Spanish, turned into the English words that the topics read. Written without accents: the text is folded. */
import { digitsForSpanishNumbers } from './spanish-numbers.ts';
import { turnsOfSpeech } from './spanish-turns.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const phrases: [RegExp, string][] = [
  [/\b(?:que )?no (?:pasen?|excedan?|superen?|cuesten? mas) de\b/g, 'up to'],
  [/\balbercas?\b/g, 'pool'],
  [
    /\b(?:que )?(?:se )?(?:acept|permit|admit)(?:e|en|a|an) (?:perr|gat|mascot|animal)[a-z]*(?: y (?:perr|gat|mascot)[a-z]*)?\b/g,
    'pets allowed',
  ],
  [/\bvistas? (?:al|a la|a las|hacia (?:el|la)) (?:mar|oceano|agua|playa)\b/g, 'ocean view'],
  [/\bvistas? (?:al|a la) (?:bahia|lago|ciudad|rio|montanas?)\b/g, 'views'],
  [/\bse (?:vendieron|han vendido|vendio)\b/g, 'sold'],
  [/\bse (?:rentan?|alquilan?)\b/g, 'for rent'],
  [/\b(?:de )?(?:un )?medio acre\b/g, 'half an acre'],
  [/\bedificios? de (\d+)(?: (?:a|o) \d+)? (?:unidades|departamentos|apartamentos)\b/g, '$1 unit building'],
  [/\b(?:el|la) (primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])\b/g, 'the $1'],
  [/\bempezar de nuevo\b|\bempieza de nuevo\b|\bnueva busqueda\b/g, 'start over'],
  [/\b(?:pagina siguiente|siguiente pagina|siguientes?|muestrame mas|ver mas|mostrar mas|dame mas)\b/g, 'next page'],
  [/\bpagina anterior\b/g, 'previous page'],
  [/\bcualquier\b/g, 'any'],
  [/\bno importa el\b/g, 'any'],
  [/\b(?:como (?:esta|va|anda)) el mercado\b/g, 'how is the market'],
  [/\bcuanto (?:lleva|tiempo lleva)\b[^?]*/g, 'how long has it been listed'],
  [/\bcuant[oa]s (recamaras|habitaciones|dormitorios|cuartos)\b/g, 'how many bedrooms'],
  [/\bcuantos banos\b/g, 'how many baths'],
  [/\bde que ano\b[^?]*|\ben que ano\b[^?]*/g, 'what year was it built'],
  [/\bquien es el agente\b/g, 'who is the agent'],
  [/\bcuotas? (?:de )?(?:hoa|mantenimiento)\b/g, 'hoa fee'],
  [/\b(?:el )?mejor precio por pie(?: cuadrado)?\b/g, 'the best price per square foot'],
  [/\b(?:el|la) mejor (?=\w)/g, 'the best '],
  [/\ba que horas? (?:es|son|sera|seran|abren?|empiezan?)\b/g, 'what time is'],
  [/\b(?:muestrame|ensename|dame|quiero ver|ver) l[ao]s mas (?:nuev[ao]s|recientes)\b/g, 'newest first'],
  [/\b(?:muestrame|ensename|dame|quiero ver|ver) l[ao]s mas barat[ao]s\b/g, 'cheapest first'],
  [/\b(?:muestrame|ensename|dame|quiero ver|ver) l[ao]s mas car[ao]s\b/g, 'most expensive first'],
  [/\bprecio por pie(?: cuadrado)?\b/g, 'price per square foot'],
  [/\bmas baratas? primero\b/g, 'cheapest first'],
  [/\bhay algun[ao]s?(?: casas?)?(?= (?:con|que|de)\b)/g, 'any'],
  [/\bcual(?:es)? (?:de (?:ell|est|es)as )?tienen? (?=el|la|los|las|mas|mejor)/g, 'which has '],
  [/\bcasas? (?:que )?(?:hay|estan|estaran|esten) abiertas\b|\bcasas? abiertas?\b|\bdia de puertas abiertas\b/g, 'open houses'],
  [/\b(?:el )?(?:terreno|lote) mas grande\b/g, 'the biggest lot'],
  [/\bcuantos dias lleva (?:en el mercado )?\b/g, 'how many days on the market is '],
  [/\b(?:este )?fin de semana\b/g, 'this weekend'],
  [/\beste (lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g, '$1'],
  [/\b(?:vendidas?|vendidos?) ultimamente\b/g, 'recently sold'],
  [/\b(?:en|por) (?:esa|esta|la misma) (?:zona|area|parte)\b|\bpor ahi\b/g, 'in the same area'],
  [/\bcuando se vendio\b/g, 'when was it sold'],
  [/\b(jardin|patio|terreno|lote|cocina) grande\b/g, 'big $1'],
  [/\bfotos\b/g, 'photos'],
  [/\bsabado\b/g, 'saturday'],
  [/\bdomingo\b/g, 'sunday'],
  [/\bque (?:esta|estan) pendientes?\b/g, 'pending'],
  [/\ba (\d+(?:\.\d+)?) millas? de\b/g, 'within $1 miles of'],
  [/\b(?:a|en|dentro de)(?: menos de)? media milla(?: a la redonda)?\b/g, 'within half a mile'],
  [/\brecien (?:listad[oa]s?|publicad[oa]s?)\b/g, 'just listed'],
  [/\b(?:de )?obra nueva\b|\bnueva construccion\b|\bconstruccion nueva\b/g, 'new construction'],
  [/\bconstruid[oa]s? (?:despues de|desde)\b/g, 'built after'],
  [/\bconstruid[oa]s? antes de\b/g, 'built before'],
  [/\bcerca de\b/g, 'near'],
  [/\bmenos de\b|\bpor debajo de\b|\bdebajo de\b|\binferior(?:es)? a\b/g, 'under'],
  [/\bmas de\b|\bpor encima de\b|\bsuperior(?:es)? a\b/g, 'over'],
  [/\b(?:desde|a partir de) (?:el )?(?:ano )?(?=20[12]\d\b(?!\s*(?:pies|m2|metros|sq)))/g, 'since '],
  [
    /\bcual(?:es)?(?: (?:de )?(?:es[ao]s|est[ao]s|ell[ao]s))? (?:han? )?(?:bajado|bajo|bajaron|rebajad[oa]|rebajaron) (?:de |el |su )?precios?(?: (?:ultima|reciente)mente)?\b/g,
    'which had a price cut',
  ],
  [/\bal menos\b|\bpor lo menos\b|\bcomo minimo\b|\bminimo\b|\ba partir de\b|\bdesde\b/g, 'at least'],
  [/\bhasta\b|\bmaximo\b|\bcomo maximo\b|\bno mas de\b/g, 'up to'],
  [/\balrededor de\b|\bcerca a\b|\baproximadamente\b|\bunos\b/g, 'around'],
  [/\bentre\b/g, 'between'],
  [/\bexactamente\b|\bsolo con (?=\d|un[oa]?\b|dos|tres|cuatro)/g, 'exactly '],
  [/\bsolo con\b/g, 'only with'],
  [
    /\b(?:cuanto|que tanto) (?:cuestan?|es|son|vale|valen|esta|estan|sale|salen) (?:la|las|una|el|los)? ?(?:rentas?|alquiler(?:es)?)\b/g,
    'how much is rent',
  ],
  [/\bcuanto (?:cuesta|sale|es) (?:rentar|alquilar)\b/g, 'how much is rent'],
  [/\b(?:la |una |el )?(?:rentas?|alquiler) (?:promedio|media|mediana|tipica)\b/g, 'average rent'],
  [/\b(?:para|de|en) (?:alquilar|alquiler|rentar|renta|arriendo)\b|\ben alquiler\b/g, 'for rent'],
  [/\ben venta\b|\ba la venta\b/g, 'for sale'],
  [/\b(?:al|por) mes\b|\bmensuales?\b/g, 'a month'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas barat[oa]s?\b/g, '$1 cheapest $2'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas car[oa]s?\b/g, '$1 most expensive $2'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas (?:nuev[oa]s?|recientes?)\b/g, '$1 newest $2'],
  [
    /^\W*(?:(?:en )?que|cual(?:es)? (?:es|son) (?:el|la|los|las)) (?:barrios?|vecindarios?|zonas?|colonias?)(?=\b.*\b(?:mas|menos|mayor|menor)\b)/g,
    'which neighborhood',
  ],
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
  [/\b(?:(?:en|durante|por) )?(?:el |este )?ultimo ano\b/g, 'over the past year'],
  [/\bel ano pasado\b/g, 'last year'],
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
  pies: 'ft', comprar: 'buy', lugar: 'place', lugares: 'places', algo: 'something', quitar: 'remove', quita: 'remove', primeras: 'first', primeros: 'first', segundas: 'second', primera: 'first', primero: 'first', primer: 'first', segunda: 'second', segundo: 'second', tercera: 'third', tercero: 'third', tercer: 'third', cuarta: 'fourth', cuarto: 'fourth', quinta: 'fifth', ultima: 'last', ultimo: 'last', compara: 'compare', comparar: 'compare', pendiente: 'pending', vender: 'sell', tipo: 'type', ahora: 'now', solo: 'only', sola: 'only', garajes: 'garage', coches: 'cars', carros: 'cars', acre: 'acre', anos: 'years', ano: 'year', lujo: 'luxury', piscina: 'pool', alberca: 'pool', vista: 'view', vistas: 'views', patio: 'yard', chimenea: 'fireplace', lavadora: 'washer', lavanderia: 'laundry', secadora: 'dryer', sotano: 'basement', elevador: 'elevator', amueblado: 'furnished', amueblada: 'furnished', mascotas: 'pets', jardin: 'garden', mercado: 'market', dolar: 'dollars', al: 'to', tambien: 'also', 
  casa: 'house', casas: 'houses', hogar: 'home', hogares: 'homes', propiedad: 'property', propiedades: 'properties', vivienda: 'home', viviendas: 'homes',
  apartamento: 'apartment', apartamentos: 'apartments', departamento: 'apartment', depa: 'apartment', depas: 'apartments', departamentos: 'apartments', piso: 'apartment', pisos: 'apartments',
  condominio: 'condo', condominios: 'condos', terreno: 'land', terrenos: 'land', lote: 'lot', lotes: 'lots', estudio: 'studio', estudios: 'studios',
  recamara: 'bedroom', recamaras: 'bedrooms', habitacion: 'bedroom', habitaciones: 'bedrooms', dormitorio: 'bedroom', dormitorios: 'bedrooms',
  cuartos: 'bedrooms', alcobas: 'bedrooms', bano: 'bath', banos: 'baths', garaje: 'garage', cochera: 'garage', estacionamiento: 'parking',
  vendida: 'sold', vendidas: 'sold', vendido: 'sold', vendidos: 'sold', pendientes: 'pending', mil: 'k', millon: 'million', millones: 'million',
  con: 'with', en: 'in', por: 'for', para: 'for', de: 'of', del: 'of', el: 'the', la: 'the', los: 'the', las: 'the', y: 'and', o: 'or', sin: 'without',
  un: 'a', una: 'a', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', que: 'that', busco: 'find', buscar: 'find', buscando: 'find', busca: 'find', buscan: 'find', buscamos: 'find', buscame: 'find',
  quiero: 'want', necesito: 'need', muestrame: 'show me', mostrar: 'show', ensename: 'show me', dame: 'give me', hay: 'are there', cuesten: 'costing',
  cueste: 'costing', precio: 'price', dolares: 'dollars', ultimos: 'last', dias: 'days', meses: 'months', menos: 'less', mas: 'more', barrio: 'neighborhood',
  ciudad: 'city', nuevas: 'new', nuevos: 'new', hola: 'hello', gracias: 'thanks', tengan: 'with', tenga: 'with', mi: 'my', cliente: 'client', clienta: 'client', mejor: 'rather', mis: 'my', clientes: 'clients', quieren: 'want', quiere: 'wants', cual: 'which', es: 'is', tiene: 'has', tienen: 'have',
}; // oxfmt-ignore
/** Words that no English question has. */
const markers = inLines('g')`
  \b(?:
    casas?|recamaras?|habitacion(?:es)?|dormitorios?|banos?|departamentos?|apartamentos?|condominios?|terrenos?
    |busco|buscando|quiero|necesito|muestrame|menos de|mas de|cerca de|millon(?:es)?|hola|gracias|con|por|para|que
    |es|una?|del|sobre|como|puedes|esta|este|hay|cual|cuales|quien|sin|tiene|hasta|entre|estacionamiento|cochera|los
    |las|mil|venta|alquiler|renta|cuartos|vendidas|y|en
  )\b
`;

const ownWords = inLines()`
  \b(?:
    quise decir|menor a mayor|mayor a menor|hola|gracias|casas|busco|buscar|muestrame|ensename|dame|barat[oa]s?
    |recamaras?|banos?|habitacion(?:es)?|dormitorios?|estacionamiento|cochera|vendid[oa]s?|siguiente|anterior
    |cualquier|menos de|mas de|hasta|mercado|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]|cuanto|cuantos
    |cuanta|cuantas|cuando|donde|tiene|mas grandes?|mas nuev[oa]s?|al mes|comparar|compara|compar[ae](?:me)?l[ao]s?
    |quedan|sirves|nada|eso|muy|demasiado|conviene|ahorita|pedi|ponle|mandame|enviame|hablar|empezar de nuevo
    |otra vez|precio|alquiler|en venta|garaje|comprar|construid[oa]s?|tambien|quitar|edificios?|unidades|ver mas
    |guarda(?:r)? est[ao]|buen momento|hazl[oa]|escribe(?:me)?|correo|hablame|cuentame|abreme|parecid[oa]s?
    |prepara(?:me)?|desha(?:cer|z(?:lo)?)|empieza de nuevo|pies? cuadrados?|avisame|oculta|calid[oa]|vecindario
    |barrio|que teng(?:a|an)|busca(?:n|mos)|no les? gust(?:a|o)|impuestos?|enganche|grafica(?:r|me)?|condominios?|usaste|ordena(?:r|me|los|las)?|lejos|reemplaza
    |por (?:mes|trimestre|ano)|trimestral|en la misma|menciona(?:r|me|le)?|incluye|agrega(?:r|le)?|anade(?:le)?
    |resalta|traduce(?:l[oa])?|escribel[oa]|piscina|alberca|jardin|chimenea|terraza|ingles|espanol|comunidad|vecinos
    |escuelas?|casa|que tal|sol[oa] (?:piso|planta|nivel)|abre|vendio|vendieron|tardo|depas?|platicame|aceptan?|acepten?
    |permit[ae]n?|perros|mascotas|abiertas
    |ofertas|compara(?:me|nos)|al contado|(?:le|les|nos|me) (?:deja|dejan|queda|quedan)|vendedor(?:a|es|as)?
    |comprador(?:a|es|as)?|busquedas?|cambia(?:r)? (?:la|el|lo)|(?:manda|envia)(?:sel|mel)[oa]s?|escribe(?:me|les?)?
  )\b
`;

/** Two Spanish words make a text Spanish, so that "Casa Loma" alone does not. */
export const isSpanish = (folded: string) =>
  /[¿¡]/.test(folded) || new Set(folded.match(markers) ?? []).size >= 2 || ownWords.test(folded);

/** English for a question in Spanish. */
export function englishForSpanish(text: string): string {
  const phrased = [...turnsOfSpeech, ...phrases].reduce(
    (current, [pattern, english]) => current.replace(pattern, english),
    digitsForSpanishNumbers(text.replace(/[¿¡]/g, '')),
  );
  return phrased.replace(/[a-z]+/g, (word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word));
}

/** Words that were left over of the English, as they were typed; what came in by translating a phrase nobody typed. */
export function asTyped(left: readonly string[], folded: string): string[] {
  const typed: string[] = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = left.flatMap((word) => {
    if (typed.includes(word)) return word;
    return typed.find((one) => Object.hasOwn(words, one) && words[one] === word) ?? [];
  });
  return [...new Set(found)];
}
