/** What agents tell of a home in Spanish, in the English words that the reader of told homes knows; before single words are turned into English. */

const things: readonly (readonly [RegExp, string])[] = [
  [/techos?/, 'roof'],
  [/ventanas/, 'windows'],
  [/cocina/, 'kitchen'],
  [/banos?/, 'bathrooms'],
  [/sotano/, 'basement'],
  [/atico/, 'attic'],
  [/calefaccion/, 'heating'],
  [/calentador(?: de agua)?/, 'water heater'],
  [/plomeria/, 'plumbing'],
  [/(?:instalacion electrica|electricidad)/, 'electrical'],
  [/electrodomesticos/, 'appliances'],
  [/pintura/, 'paint'],
  [/pisos/, 'floors'],
  [/(?:patio trasero|traspatio)/, 'backyard'],
];
const states: readonly (readonly [RegExp, string])[] = [
  [/nuev[oa]s?/, 'new'],
  [/remodelad[oa]s?/, 'remodeled'],
  [/renovad[oa]s?/, 'renovated'],
  [/actualizad[oa]s?/, 'updated'],
  [/terminad[oa]s?/, 'finished'],
  [/original(?:es)?/, 'original'],
  [/(?:amplio|amplia|grande)s?/, 'large'],
  [/privad[oa]s?/, 'private'],
];

const several: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:escrib\w+|redact\w+|haz(?:me)?|crea(?:me)?|prepara(?:me)?) (?:un |el |mi )?(?:anuncio|listado) (?:de|para|en) (?:renta|alquiler|rentar|alquilar|arriendo)\b/g,
    'write a rental listing',
  ],
  [
    /\b(?:escrib\w+|redact\w+|haz(?:me)?|crea(?:me)?|prepara(?:me)?) (?:un |el |mi )?(?:nuevo )?(?:anuncio|listado)\b/g,
    'write a listing',
  ],
  [/\b(?:al|por) mes\b/g, 'a month'],
  [/\b(?:no fumar|prohibido fumar|no fumadores)\b/g, 'no smoking'],
  [/\b(?:se aceptan|se permiten|acepta|permite) gatos\b|\bgatos (?:si|permitidos|ok)\b/g, 'cats ok'],
  [/\bdisponible (?:el |desde el |a partir del )?(?=\d)/g, 'available '],
  [/\bconstruid[oa] en (?=\d{4})/g, 'built in '],
  [/\b(?:garaje|cochera) (independiente |separad[oa] )?(?:para|de) (\d) (?:autos|carros|coches)\b/g, '$1$2 car garage'],
  [/\b(?:independiente|separad[oa]) (?=\d car garage)/g, 'detached '],
  [/\bpisos de roble\b/g, 'oak floors'],
  [/\bpisos de madera\b/g, 'hardwood floors'],
  [/\bcerca del campus\b/g, 'close to campus'],
  [/\bpaneles solares\b/g, 'solar panels'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:bahia)\b/g, 'bay view'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:lago)\b/g, 'lake view'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:mar|oceano)\b/g, 'ocean view'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:ciudad)\b/g, 'city view'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:parque)\b/g, 'park view'],
  [/\bvistas? (?:a|al|de|del|hacia)(?: la| el| las| los)? (?:montanas?|colinas)\b/g, 'hills view'],
  [/\bno se (?:aceptan|permiten) mascotas\b/g, 'no pets'],
  [/\b(?:se aceptan|se permiten|acepta|permite) mascotas\b/g, 'pets ok'],
  [/\b(?:alberca|piscina)\b/g, 'pool'],
  [/\bbar con fregadero\b/g, 'wet bar'],
  [/\b(?:que )?(?:tambien )?tiene (?=(?:un|una|el|la)?\s*\w)/g, 'it has '],
];

export const toldInEnglish = (folded: string): string =>
  things.reduce(
    (text, [thing, english]) =>
      states.reduce(
        (left, [state, how]) => left.replaceAll(new RegExp(`\\b${thing.source} ${state.source}\\b`, 'g'), `${how} ${english}`),
        text,
      ),
    several.reduce((text, [pattern, english]) => text.replaceAll(pattern, english), folded),
  );
