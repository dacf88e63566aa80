/** The basics of a listing question in Spanish, turned into the English words that the topics read. Written without accents: the text is folded. */

const THING = '(?:casa|propiedad|vivienda|anuncio|listado|condominio|apartamento)';
const HOW_FAST =
  '(?:que tan (?:rapido|pronto)|con que rapidez|(?:en )?cuant[oa]s? (?:tiempo|dias|semanas|meses)|cuanto)(?: (?:tarda|demora|toma)n?)?(?: en)?';
/** What is asked of homes that were shown, of a market, of copy and of the assistant: whole turns of speech, before single words. */
const turns: [RegExp, string][] = [
  [/\b(?:valua|valuar|valora|valorar|tasa|tasar)(?:me)? (?=un|la|el|est|mi)/g, 'value '],
  [/\ben (?:la )?(?:esquina de )?(\d+(?:st|nd|rd|th)) y (\w+)(?=\s*[?.!]*$)/g, 'at $1 and $2'],
  [
    /\b(?:grafica|graficar|graficame|dibuja|dibujame)\b(?! de)|\b(?:(?:haz|hazme|dame|muestra|muestrame|quiero|crea) )?(?:una |la )?grafica de(?:l)?\b/g,
    'chart',
  ],
  [
    /\b(?:de donde (?:sale|salen|viene|vienen|sacas(?:te)?)|como (?:lo |los |las )?(?:calculas(?:te)?|sacas(?:te)?))(?: (?:es[aeo]s?|est[aeo]s?))?(?: (?:numeros?|cifras?|datos?))?\b/g,
    'where do those numbers come from',
  ],
  [/\b(?:en|con) cuantas ventas (?:se basa|te basas(?:te)?|sacas(?:te)?)(?: es[oa])?\b/g, 'how many sales is that based on'],
  [/\b(?:muestra|ensena|dame|lista)(?:me)? (?:esas|las) ventas\b/g, 'show those sales'],
  [/\bpor (?:vecindario|barrio)s?\b/g, 'by neighborhood'],
  [/\bpor mes\b|\bmes (?:a|por) mes\b/g, 'by month'],
  [/\bde (?:estas|estos|esas|esos)(?: casas| resultados)?(?=\s*[?.!]*$)/g, 'of these'],
  [/\bprecio de lista (?:contra|vs|versus|y) (?:el )?(?:precio )?de venta\b/g, 'list price against sold price'],
  [/\bdistribucion\b/g, 'distribution'],
  [/\binventario\b/g, 'inventory'],
  [/\b(?:buenas|mejores|excelentes) escuelas\b/g, 'good schools'],
  [/\bdias en el mercado\b/g, 'days on market'],
  [new RegExp(`\\b${HOW_FAST} (?:se vend[ae]n?|vend[ae]rse)\\b`, 'g'), 'how fast do homes sell'],
  [new RegExp(`\\b${HOW_FAST} (?:se (?:rent|alquil)[ae]n?|(?:rent|alquil)arse)\\b`, 'g'), 'how fast do homes sell for rent'],
  [/\bbuen momento para (?:vender|comprar)\b/g, 'good time to sell'],
  [/\bque (?:puedes|sabes) hacer\b|\bcomo (?:funcionas|me puedes ayudar|puedes ayudarme)\b|\bayudame\b/g, 'what can you do'],
  [/\bcasas (?:parecidas|similares|como)(?: a)?\b/g, 'similar homes to'],
  [/\b(?:parecid[oa]s?|similares?) a\b/g, 'similar to'],
  [/\bcomparables (?:de|para)\b/g, 'comps for'],
  [/\b(?:hablame|cuentame|dime mas|informacion|detalles|que sabes) (?:de|del|sobre|acerca de)\b/g, 'tell me about'],
  [/\b(?:abre|abreme|ensename|muestrame|quiero ver)(?= (?:el|la) )/g, 'open'],
  [/\b(?:las|los) dos primer[oa]s\b|\b(?:las|los) primer[oa]s dos\b/g, 'the first two'],
  [/\b(?:las|los) tres primer[oa]s\b|\b(?:las|los) primer[oa]s tres\b/g, 'the first three'],
  [/\bla mas barata\b|\bel mas barato\b/g, 'the cheapest one'],
  [/\bla mas cara\b|\bel mas caro\b/g, 'the most expensive one'],
  [/\bla mas grande\b|\bel mas grande\b/g, 'the biggest one'],
  [/\bla mas nueva\b|\bla mas reciente\b/g, 'the newest one'],
  [new RegExp(`\\b(?:est[ae]|es[ae]) ${THING}\\b`, 'g'), 'this home'],
  [/\b(?:de|sobre|para|a) (?:est[ae]|es[ae])(?=\s*[?.!]*$)/g, 'about this one'],
  [/\b(?:el )?(?:telefono|numero|contacto|nombre) del agente\b/g, "the agent's phone"],
  [/\bquien (?:es el agente|la (?:vende|anuncia|tiene)|lo (?:vende|anuncia|tiene))\b/g, 'who is the agent'],
  [/\bcuanto(?:s)? (?:paga|pagan|son|es|cuestan) (?:de |los |el )*impuestos?(?: predial(?:es)?)?\b/g, 'what are the taxes'],
  [/\b(?:el |los )?impuestos?(?: prediales?)?\b/g, 'taxes'],
  [/\b(?:cuanto (?:es|cuesta|paga) )(?:el |la |de )*(?:cuota (?:de |del )?)?hoa\b/g, 'what is the hoa fee'],
  [/\bcuanto (?:vale|valdria)\b(?: (?:la|el|mi) (?:casa|propiedad))?|\ben cuanto se venderia\b/g, 'what is it worth'],
  [/\bcuanto cuesta\b(?! (?:comprar|vender|cerrar))/g, 'how much is it'],
  [/\b(?:por que|porque) (?:es )?tan (?:bajo|barata?)\b/g, 'why so low'],
  [/\b(?:por que|porque) (?:es )?tan (?:alto|cara?)\b/g, 'why so high'],
  [/\bcomo (?:lo )?calculaste\b/g, 'how did you get it'],
  [/\bque tan segur[oa] (?:es|estas)\b/g, 'how sure are you'],
  [/^(\W*)tiene\b/g, '$1does it have'],
  [/\bcuando se construyo\b/g, 'when was it built'],
  [/\bcuant[oa]s (?:pies cuadrados|metros)\b[^?]*|\bque tan grande es\b|\bde que tamano es\b/g, 'how big is it'],
  [/\b(?:donde (?:esta|queda)|en que (?:vecindario|barrio|ciudad) esta)\b/g, 'where is it'],
  [/\bha bajado de precio\b|\bhistorial de precios?\b/g, 'price history'],
  [/\b(?:es|son|hay) (?:un |el )?mercado de (?:compradores|vendedores)\b/g, "is it a buyer's market"],
  [/\bcomo (?:estuvo|ha estado|fue) el mercado\b/g, 'how was the market'],
  // Of a value that was told.
  [/\b(?:y|que pasa(?:ria)?) si (?:la casa )?(?:tuviera|tuviese)\b/g, 'what if it had'],
  [/\botr[oa] (?=bano|recamara|habitacion|dormitorio|garaje|cochera|chimenea)/g, 'another '],
  [/\bpies(?: cuadrados)? mas\b/g, 'sq ft more'],
  [/\bpor que no (?:usaste )?(?:la|el) (?:de|en)\b/g, 'why not the one on'],
  [/\bpor que no usaste\b/g, 'why not'],
  [/\bes(?:to)?(?: es)? un avaluo\b/g, 'is this an appraisal'],
  [/\bcuales son las comparables\b/g, 'what are the comps'],
  [/\bquien(?:es)? qued(?:o|aron) fuera\b|\bcuales? (?:descartaste|qued(?:o|aron) fuera)\b/g, 'who was left out'],
  [/\bque compite con (?:ella|esta|eso|la casa)\b/g, 'what is competing with it'],
  [/\busa \$/g, 'use $'],
  [/\bpor pie cuadrado\b/g, 'per square foot'],
  [/\bdesha(?:cer|z(?:lo)?)\b/g, 'undo'],
  [/\bempieza de nuevo\b/g, 'start over'],
  [/\bcomo han cambiado los precios\b|\bhan (?:subido|bajado) los precios\b/g, 'how have prices changed'],
  [/\b(?:van|va) a (?:subir|bajar) (?:los precios|el precio)\b/g, 'will prices go up'],
  [/\bprecio (?:mediano|promedio|medio)\b|\bmediana de precios?\b/g, 'median price'],
  [/\bmeses de (?:oferta|inventario)\b/g, 'months of supply'],
  [/\b(?:en|durante|por) el ultimo ano\b/g, 'over the past year'],
  [
    /\b(?:escribe|escribeme|redacta|redactame|hazme|haz|prepara|preparame|crea|necesito|quiero)(?= (?:un |una )?(?:correo|descripcion|publicacion|anuncio|texto|mensaje|post|nota))/g,
    'write',
  ],
  [/\bcorreos?(?: electronicos?)?\b/g, 'email'],
  [/\bdescripcion(?:es)?\b/g, 'description'],
  [/\bpublicacion de casa vendida\b|\bnota de venta\b/g, 'just-sold post'],
  [/\bcasa abierta\b|\bpuertas abiertas\b/g, 'open house'],
  [/\bpublicacion(?:es)?(?: para (?:redes|instagram|facebook))?\b/g, 'social post'],
  [/\b(?:hazl[oa]|ponl[oa]|que sea|dejal[oa])(?= (?:un poco )?(?:mas|menos))/g, 'make it'],
  [/\bmas (?:cort[oa]|breve)\b/g, 'shorter'],
  [/\bmas larg[oa]\b/g, 'longer'],
  [/\bmas calid[oa]\b|\bmas amable\b/g, 'warmer'],
  [/\bmas (?:profesional|formal)\b/g, 'more professional'],
  [/\b(?:menciona(?:r|me|le)?|incluye|incluir|agrega(?:r|le)?|anade(?:le)?|resalta(?:r)?)\b/g, 'mention'],
  [/\b(?:traduce(?:l[oa])?|pasal[oa]|escribel[oa]|ponl[oa])(?= (?:en|al|a) (?:ingles|espanol))/g, 'rewrite it'],
  [/\bsin (?:el )?precio\b/g, 'without the price'],
  [/\b(?:guarda|guardar) (?:esto|esta busqueda|la busqueda)\b/g, 'save this search'],
  [/\bavisame (?:cuando|si) (?:salga|haya|aparezca) algo nuevo\b/g, 'let me know when anything new comes up'],
  [/\bmis busquedas guardadas\b/g, 'my saved searches'],
  [/\bque hay de nuevo\b/g, "what's new in my saved searches"],
  [/\b(?:prepara|preparame|haz|hazme|crea|empieza|inicia)(?= (?:un )?(?:cma|analisis de mercado))/g, 'start'],
  [/\bcma (?:de|para)\b/g, 'cma for'],
  [/\b(?:deshaz|deshacer|deshazlo)\b/g, 'undo'],
  [/\b(?:oculta|ocultar)\b/g, 'hide'],
  [/\b(?<!\bcomo )(?:est[ae]|es[ae])(?=\s*[?.!]*$)/g, 'this one'],
  [/\bsobre\b/g, 'about'],
  [/\b(?:quise|quiero) decir\b/g, 'i mean'],
  [/\by en\b/g, 'and in'],
];
const phrases: [RegExp, string][] = [
  [/\b(?:que )?no (?:pasen?|excedan?|superen?|cuesten? mas) de\b/g, 'up to'],
  [/\balbercas?\b/g, 'pool'],
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
  [/\bprecio por pie(?: cuadrado)?\b/g, 'price per square foot'],
  [/\bmas baratas? primero\b/g, 'cheapest first'],
  [/\bque (?:esta|estan) pendientes?\b/g, 'pending'],
  [/\ba (\d+(?:\.\d+)?) millas? de\b/g, 'within $1 miles of'],
  [/\brecien (?:listad[oa]s?|publicad[oa]s?)\b/g, 'just listed'],
  [/\b(?:de )?obra nueva\b|\bnueva construccion\b|\bconstruccion nueva\b/g, 'new construction'],
  [/\bconstruid[oa]s? (?:despues de|desde)\b/g, 'built after'],
  [/\bconstruid[oa]s? antes de\b/g, 'built before'],
  [/\bcerca de\b/g, 'near'],
  [/\bmenos de\b|\bpor debajo de\b|\bdebajo de\b|\binferior(?:es)? a\b/g, 'under'],
  [/\bmas de\b|\bpor encima de\b|\bsuperior(?:es)? a\b/g, 'over'],
  [/\bal menos\b|\bpor lo menos\b|\bcomo minimo\b|\bminimo\b|\ba partir de\b|\bdesde\b/g, 'at least'],
  [/\bhasta\b|\bmaximo\b|\bcomo maximo\b|\bno mas de\b/g, 'up to'],
  [/\balrededor de\b|\bcerca a\b|\baproximadamente\b|\bunos\b/g, 'around'],
  [/\bentre\b/g, 'between'],
  [/\bexactamente\b|\bsolo con (?=\d|un[oa]?\b|dos|tres|cuatro)/g, 'exactly '],
  [/\bsolo con\b/g, 'only with'],
  [/\b(?:para|de|en) (?:alquilar|alquiler|rentar|renta|arriendo)\b|\ben alquiler\b/g, 'for rent'],
  [/\ben venta\b|\ba la venta\b/g, 'for sale'],
  [/\b(?:al|por) mes\b|\bmensuales?\b/g, 'a month'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas barat[oa]s?\b/g, '$1 cheapest $2'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas car[oa]s?\b/g, '$1 most expensive $2'],
  [/\b(?:los|las) (\d{1,2}) (\w+) mas (?:nuev[oa]s?|recientes?)\b/g, '$1 newest $2'],
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
  comprar: 'buy', lugar: 'place', lugares: 'places', algo: 'something', quitar: 'remove', quita: 'remove', primeras: 'first', primeros: 'first', segundas: 'second', primera: 'first', primero: 'first', primer: 'first', segunda: 'second', segundo: 'second', tercera: 'third', tercero: 'third', tercer: 'third', cuarta: 'fourth', cuarto: 'fourth', quinta: 'fifth', ultima: 'last', ultimo: 'last', compara: 'compare', comparar: 'compare', pendiente: 'pending', vender: 'sell', tipo: 'type', ahora: 'now', solo: 'only', sola: 'only', garajes: 'garage', coches: 'cars', carros: 'cars', acre: 'acre', anos: 'years', ano: 'year', lujo: 'luxury', piscina: 'pool', alberca: 'pool', vista: 'view', vistas: 'views', patio: 'yard', chimenea: 'fireplace', lavadora: 'washer', lavanderia: 'laundry', secadora: 'dryer', sotano: 'basement', elevador: 'elevator', amueblado: 'furnished', amueblada: 'furnished', mascotas: 'pets', jardin: 'garden', mercado: 'market', dolar: 'dollars', al: 'to', tambien: 'also', 
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
  ciudad: 'city', nuevas: 'new', nuevos: 'new', hola: 'hello', gracias: 'thanks', tengan: 'with', tenga: 'with', mi: 'my', cliente: 'client', mis: 'my', clientes: 'clients', quieren: 'want', quiere: 'wants', cual: 'which', es: 'is',
}; // prettier-ignore
/** Words that no English question has. */
const markers =
  /\b(?:casas?|recamaras?|habitacion(?:es)?|dormitorios?|banos?|departamentos?|apartamentos?|condominios?|terrenos?|busco|buscando|quiero|necesito|muestrame|menos de|mas de|cerca de|millon(?:es)?|hola|gracias|con|por|para|que|es|una?|del|sobre|como|puedes|esta|este|hay|cual|cuales|quien|sin|tiene|hasta|entre|estacionamiento|cochera|los|las|mil|venta|alquiler|renta|cuartos|vendidas|y|en)\b/g;

const ownWords =
  /\b(?:quise decir|hola|gracias|casas|busco|buscar|muestrame|ensename|dame|barat[oa]s?|recamaras?|banos?|habitacion(?:es)?|dormitorios?|estacionamiento|cochera|vendid[oa]s?|siguiente|anterior|cualquier|menos de|mas de|hasta|mercado|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]|cuanto|cuantos|cuanta|cuantas|cuando|donde|tiene|mas grandes?|mas nuev[oa]s?|al mes|comparar|compara|empezar de nuevo|otra vez|precio|alquiler|en venta|garaje|comprar|construid[oa]s?|tambien|quitar|edificios?|unidades|ver mas|guarda(?:r)? est[ao]|buen momento|hazl[oa]|escribe(?:me)?|correo|hablame|cuentame|abreme|parecid[oa]s?|prepara(?:me)?|desha(?:cer|z(?:lo)?)|empieza de nuevo|pies? cuadrados?|avisame|oculta|calid[oa]|vecindario|barrio|impuestos?|enganche|grafica(?:r|me)?|menciona(?:r|me|le)?|incluye|agrega(?:r|le)?|anade(?:le)?|resalta|traduce(?:l[oa])?|escribel[oa]|piscina|alberca|jardin|chimenea|terraza|ingles|espanol|comunidad|vecinos|escuelas?|casa)\b/;

/** Two Spanish words make a text Spanish, so that "Casa Loma" alone does not. */
export const isSpanish = (folded: string) =>
  /[¿¡]/.test(folded) || new Set(folded.match(markers) ?? []).size >= 2 || ownWords.test(folded);

/** English for a question in Spanish. */
export function englishForSpanish(text: string): string {
  const phrased = [...turns, ...phrases].reduce(
    (current, [pattern, english]) => current.replace(pattern, english),
    text.replace(/[¿¡]/g, ''),
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
