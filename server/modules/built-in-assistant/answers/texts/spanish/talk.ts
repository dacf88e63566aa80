import type { TalkTexts } from '../english/talk.ts';

export const talk: TalkTexts = {
  act: 'No puedo enviar, llamar, reservar, firmar ni guardar nada fuera de este chat. Puedo escribirte el texto para que lo envíes, sobre {home}.',
  legal:
    'Es una pregunta legal, y la respuesta depende del contrato y del estado: corresponde a tu bróker o a un abogado de bienes raíces. Puedo darles los datos de la casa o de sus ventas.',
  tax: 'Es una pregunta de impuestos. Lo que alguien debe depende del dueño y del condado, así que la tiene que contestar un asesor fiscal. El impuesto anual que registra un anuncio sí lo puedo leer: pregunta “¿cuánto paga de impuestos?” por una casa.',
  gain: 'Como regla federal general, la ganancia es el precio de venta, menos lo que el dueño pagó y puso en la casa (la base), menos los costos de la venta. De una vivienda principal que su dueño tuvo y habitó dos de los últimos cinco años, hasta un cuarto de millón de dólares de la ganancia queda fuera del ingreso, y medio millón para una pareja que declara junta (26 U.S.C. § 121). Los estados tienen reglas propias y yo no calculo la cuenta: lo que se debe lo decide un asesor fiscal.',
  lending:
    'Es una pregunta sobre un préstamo, que un prestamista tiene que contestar. Los detalles de una casa estiman su costo mensual con el precio, el enganche y la tasa que pongas. Puedo buscar por el precio que resulte.',
  forecast:
    'Nadie sabe adónde irán los precios o las tasas, y no hago pronósticos. Puedo decirte qué han hecho los precios en un lugar: nómbralo.',
  opinion:
    'No tengo opinión propia, pero los datos dicen mucho: qué se vendió parecido a {home}, cuánto tardan las casas ahí y a cuánto sale el pie cuadrado.',
  opinionOfNone:
    'No tengo opinión propia, pero los datos dicen mucho. Nombra una casa y te muestro qué se vendió parecido y cuánto lleva en el mercado; nombra un lugar y te digo qué tan rápido se vende ahí y en cuánto.',
  judgesNone:
    'No juzgo casas: cuál es más bonita lo deciden tú y tu cliente. Las que se muestran las puedo ordenar por precio, tamaño o lo reciente del anuncio, y poner lado a lado.',
  person:
    'Conozco anuncios, no personas: no sé quién es dueño o vende una casa, por qué, ni qué gana o debe nadie. El nombre y la oficina del agente están en el anuncio: pregunta “¿quién es el agente?”',
  nonsense: 'No lo entendí. Pide casas en un lugar, las cifras de un mercado o un texto sobre un anuncio.',
  'small-talk': 'Muy bien. Dime cuando quieras casas, las cifras de un mercado o un texto sobre un anuncio.',
  'about-me':
    'Soy el asistente integrado de Sidekick: un programa, no una persona. Leo los anuncios y ventas que muestra tu acceso al MLS y digo de dónde sale cada cifra. Este chat se guarda en tu cuenta, donde puedes borrarlo.',
  'off-topic':
    'Eso queda fuera de lo que sé. Puedo buscar casas, hablar de una de ellas o de un mercado, y escribir textos para un anuncio.',
  moods: {
    commission:
      'Eso lo juzgas tú, y no tengo opinión al respecto. Ninguna ley ni ningún MLS fija la comisión: es lo que tú y tu cliente acuerdan por escrito.',
    insult:
      'Siento no haber servido de ayuda. Dilo con otras palabras, como un lugar y lo que debe haber ahí, o lo que quieres saber de una casa, y lo intento de nuevo.',
    joke: 'Un anuncio decía “acogedora y fácil de calentar”. Quien la compró midió la sala sin soltar la cinta. Lo mío son más las casas que quedan bien.',
    robot:
      'Soy un programa, no una persona: el asistente integrado de Sidekick. Leo los anuncios y ventas que muestra tu acceso al MLS y digo de dónde sale cada cifra.',
    maker:
      'Me integraron en Sidekick quienes lo hacen. Trabajo con anuncios y ventas según reglas propias, sin un modelo de lenguaje de otra empresa.',
    name: 'Soy el asistente integrado de Sidekick y no tengo otro nombre.',
    privacy:
      'Este chat se guarda en tu cuenta y nadie más lo ve en el producto; las personas administradoras pueden leerlo para aclarar un problema, y cada lectura queda registrada. Puedes borrarlo en el menú del chat.',
    sends:
      'Por mi cuenta no envío nada. Escribo correos, mensajes y notas para que tú los mandes; con Google conectado (en los ajustes, apps conectadas) también propongo borradores y citas, y cada uno espera tu clic.',
    fresh:
      'Tan recientes como la última sincronización con cada MLS, que corre sola. Los detalles de una casa dicen cuándo la cambió su fuente por última vez, y las cifras de un mercado dicen hasta qué día llegan.',
    source:
      'Cada cifra sale de los anuncios y ventas que muestra tu acceso al MLS, o de lo que me dijiste. Debajo de cada respuesta puedes abrir la fuente de cada una; lo que no puedo rastrear queda subrayado.',
    'how-are-you': 'Siempre igual, como los programas, y listo. ¿Qué casas o qué mercado quieres ver?',
    bye: 'Hasta luego. Este chat se queda aquí para cuando vuelvas.',
    thanks: 'De nada.',
    praise: 'Gracias. Dime cuando necesites más.',
    sorry: 'No pasa nada. ¿Qué te gustaría ver?',
    tired: 'Suena pesado. Puedo quitarte de encima una búsqueda, un texto o las cifras de un mercado.',
    congratulations: 'Felicidades. Si te sirve una nota, abre la casa y di “escribe una publicación de venta”.',
    okay: 'Muy bien. Dime cuando quieras casas, las cifras de un mercado o un texto sobre un anuncio.',
  },
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
  toSend: 'No puedo enviarlo; aquí está el texto para que lo envíes, sobre {home}.',
  windowCut: 'Las cifras de mercado abarcan como mucho tres años; estas son de ese plazo.',
  toGoBy: 'Qué ofrecer o pedir lo deciden tú y tu cliente. Esto es lo que hay para orientarse:',
  trendOnly: 'Nadie sabe qué viene, y no hago pronósticos. Lo que ha pasado:',
};
