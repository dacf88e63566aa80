import type { Texts } from './english.ts';

export const spanish: Texts = {
  act: 'No puedo enviar, llamar, reservar, firmar ni guardar nada fuera de este chat. Puedo escribirte el texto para que lo envíes, sobre {home}.',
  legal:
    'Es una pregunta legal, y la respuesta depende del contrato y del estado: corresponde a tu bróker o a un abogado de bienes raíces. Puedo darles los datos de la casa o de sus ventas.',
  tax: 'Es una pregunta de impuestos. Lo que alguien debe depende del dueño y del condado, así que la tiene que contestar un asesor fiscal. El impuesto anual que registra un anuncio sí lo puedo leer: pregunta “¿cuánto paga de impuestos?” por una casa.',
  lending:
    'Es una pregunta sobre un préstamo, que un prestamista tiene que contestar. Los detalles de una casa estiman su costo mensual con el precio, el enganche y la tasa que pongas. Puedo buscar por el precio que resulte.',
  'closing-costs':
    'Los gastos de cierre y el impuesto de transferencia dependen del estado, del condado y a menudo de la ciudad, y no tengo una tabla de sus tasas, así que no doy una suma que no pueda comprobar: la compañía de títulos la dice para la dirección. El pago mensual sí lo calculo: dime precio, tasa y enganche.',
  forecast:
    'Nadie sabe adónde irán los precios o las tasas, y no hago pronósticos. Puedo decirte qué han hecho los precios en un lugar: nómbralo.',
  opinion:
    'No tengo opinión propia, pero los datos dicen mucho: qué se vendió parecido a {home}, cuánto tardan las casas ahí y a cuánto sale el pie cuadrado.',
  person:
    'Conozco anuncios, no personas: no sé quién es dueño o vende una casa, por qué, ni qué gana o debe nadie. El nombre y la oficina del agente están en el anuncio: pregunta “¿quién es el agente?”',
  nonsense: 'No lo entendí. Pide casas en un lugar, las cifras de un mercado o un texto sobre un anuncio.',
  'small-talk': 'Con gusto. Dime cuando quieras casas, las cifras de un mercado o un texto sobre un anuncio.',
  'about-me':
    'Soy el asistente integrado de Sidekick: un programa, no una persona. Leo los anuncios y ventas que muestra tu acceso al MLS y digo de dónde sale cada cifra. Este chat se guarda en tu cuenta, donde puedes borrarlo.',
  'off-topic':
    'Eso queda fuera de lo que sé. Puedo buscar casas, hablar de una de ellas o de un mercado, y escribir textos para un anuncio.',
  thisHome: 'la casa que está abierta',
  aHome: 'una casa',
  either: '¿Quieres {one}, o {other}?',
  ways: {
    search: 'casas',
    refine: 'otras casas que estas',
    pick: 'abrir una casa',
    home: 'una respuesta sobre una casa',
    compare: 'casas lado a lado',
    market: 'las cifras de un mercado',
    copy: 'un texto escrito',
    value: 'saber cuánto vale una casa',
    cma: 'un cambio del CMA',
    lending: 'algo sobre un préstamo',
    legal: 'algo sobre la ley',
    tax: 'algo sobre impuestos',
    forecast: 'lo que viene',
    opinion: 'un juicio',
    person: 'algo sobre una persona',
    act: 'que haga algo por ti',
    assistant: 'algo sobre mí',
    other: 'otra cosa',
  },
  payment: {
    reasoning: 'Calculando el pago mensual.',
    sumOfHome: '**{sum} al mes** por {home} a {price}:',
    sumOfPrice: '**{sum} al mes** por una casa de {price}:',
    loan: 'Capital e intereses: {interest}, por un préstamo de {loan} a {years} años al {rate}, con {down} ({downPercent}) de enganche',
    tax: 'Impuesto predial: {tax}, la doceava parte de los {yearlyTax} al año que constan en el anuncio',
    hoa: 'HOA: {hoa}',
    insurance: 'Seguro: {insurance}, como dijiste',
    assumed: 'Supuse {what}, porque no lo dijiste.',
    assumptions: { downPercent: 'un enganche de {downPercent}', years: 'un plazo de {years} años' },
    notCounted: 'No se cuentan: {what}.',
    parts: {
      tax: 'el impuesto predial (no consta)',
      hoa: 'la cuota de HOA (no consta)',
      insurance: 'el seguro',
      others: ['el seguro hipotecario', 'los servicios'],
    },
    rateIsYours: 'La tasa es la que dijiste; la real la fija un prestamista.',
    and: 'y',
    nameless: 'la casa',
    whichRate: 'Dime la tasa de interés, porque nunca invento una.',
    whichPrice: '¿Por qué precio? Dímelo, o abre primero la casa y vuelve a preguntar.',
    failed: 'No pude calcular el pago en este momento. Vuelve a preguntar en un momento.',
    withheld: 'La fuente de ese anuncio no me deja leerlo. Dime el precio y calculo el pago con él.',
    problems: {
      'for-rent': 'Esa casa se alquila, así que no hay préstamo que pagar. Dime un precio para calcular un pago.',
      'no-price': 'El anuncio de esa casa no tiene precio. Dime uno y calculo el pago con él.',
      'down-above-price': 'Ese enganche es mayor que el precio, así que no hay préstamo que pagar.',
    },
  },
  toSend: 'No puedo enviarlo; aquí está el texto para que lo envíes, sobre la casa que está abierta.',
  windowCut: 'Las cifras de mercado abarcan como mucho tres años; estas son de ese plazo.',
  trendOnly: 'Nadie sabe qué viene, y no hago pronósticos. Lo que ha pasado:',
};
