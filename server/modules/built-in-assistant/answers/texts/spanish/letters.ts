import type { LetterTexts, LetterWords } from '../english/letters.ts';
import type { PriceCutFacts } from '../../../client-letters/respond-to-client-letter.ts';

const priceCut = ({ address, price, daysListed, cut, newPrice }: PriceCutFacts): LetterWords => {
  const home = address ?? '\\[dirección\\]';
  const from = price === null ? 'el precio de lista' : `el precio de lista de ${price}`;
  return {
    subject: `El precio de ${home}`,
    opening: `Quisiera hablar con usted sobre el precio de ${home}. Lleva ${daysListed ?? '\\[número\\]'} días en el mercado, y el interés hasta ahora nos dice que los compradores ven su valor un poco más bajo que nosotros.`,
    middle: [
      'La mayoría de los compradores mira una casa en sus primeras semanas. Después la comparan con lo nuevo y esperan. Un precio que los encuentra ahora suele traer más que uno que los sigue hacia abajo más tarde.',
    ],
    ask: `Propongo bajar ${from}${cut === null && newPrice !== null ? '' : ` un ${cut ?? '\\[porcentaje\\]'},`} a ${newPrice ?? '\\[nuevo precio\\]'}. ¿Podemos hablar \\[hoy o mañana\\]? Llevaré las ventas y las visitas que lo respaldan.`,
  };
};

export const letters: LetterTexts = {
  occasions: {
    'price-cut': priceCut,
    'lost-offer': () => ({
      subject: 'Nuestra próxima casa',
      opening:
        'Siento que esta casa haya sido para otra persona. Su oferta era fuerte, y está bien sentirse decepcionado un día.',
      middle: [
        'Cada oferta nos enseñó algo: por qué eligen aquí los vendedores, qué tan rápidos debemos ser y qué condiciones cuentan además del precio. Vamos a usar todo eso.',
      ],
      ask: 'Miro cada día lo que sale al mercado. ¿Tiene tiempo el \\[día\\] para ver qué haríamos distinto y visitar \\[dirección\\]?',
    }),
    'offer-accepted': () => ({
      subject: 'Aceptaron su oferta',
      opening: 'Buenas noticias: los vendedores aceptaron su oferta por \\[dirección\\]. ¡Felicidades!',
      middle: [
        'Ahora siguen el depósito hasta el \\[fecha\\], las inspecciones hasta el \\[fecha\\] y los papeles del préstamo. Le envío las fechas en una lista y le recuerdo cada una.',
      ],
      ask: 'Por favor reserve el \\[día\\] para la inspección, y llámeme con cualquier pregunta.',
    }),
    thanks: () => ({
      subject: 'Gracias',
      opening: 'Gracias por su confianza. Fue un gusto trabajar con usted.',
      middle: ['Sé cuánto significaba para usted, y me alegra que llegáramos juntos a un buen final.'],
      ask: 'Si surge algo, con papeles, reparaciones o un nombre que necesite, llámeme. Sigo siendo su agente después del cierre.',
    }),
    'follow-up': () => ({
      subject: '¿Todavía piensa en mudarse?',
      opening: 'Quería saber cómo está, porque hace tiempo que no hablamos. Los planes cambian, y está bien.',
      middle: ['Si sigue buscando, tengo presente lo que quería, y desde entonces han salido algunas casas.'],
      ask: '¿Le envío lo que encaja, le llamo el \\[día\\] o espero a que me escriba? Una palabra basta.',
    }),
    feedback: () => ({
      subject: 'Sus impresiones de \\[dirección\\]',
      opening: 'Gracias por mostrar \\[dirección\\] el \\[día\\].',
      middle: ['A mis vendedores les gustaría saber cómo la recibieron, lo bueno y lo malo.'],
      ask: '¿Qué les gustó a sus compradores, qué los detuvo y cómo les pareció el precio? Con dos líneas basta.',
    }),
    neighbors: () => ({
      subject: 'Casa abierta al lado',
      opening: 'Hay una casa abierta en \\[dirección\\] el \\[día\\] de \\[hora\\] a \\[hora\\], y usted está invitado.',
      middle: ['En esas horas puede haber más autos en la calle. Pediré a los visitantes que dejen libres las entradas.'],
      ask: 'Pase a verla. Si tiene una pregunta sobre ella, o sobre el valor de su propia casa, ahí estaré.',
    }),
    anniversary: () => ({
      subject: 'El aniversario de su casa',
      opening: 'Hace \\[número\\] años que recibió las llaves. ¡Feliz aniversario de su casa!',
      middle: ['Espero que la casa sea todo lo que deseaba.'],
      ask: 'Si se pregunta por cuánto se vendería hoy, dígame, y le envío una estimación con las ventas que la respaldan.',
    }),
    'for-sale-by-owner': () => ({
      subject: 'Su casa en \\[dirección\\]',
      opening: 'Vi que vende \\[dirección\\] por su cuenta. Le deseo una buena venta.',
      middle: [
        'No le escribo para disuadirle. Si quiere, le llevo sin costo las ventas recientes a su alrededor y una lista de lo que pedirán los compradores y sus prestamistas.',
      ],
      ask: '¿Puedo pasar el \\[día\\] quince minutos? Si sigue por su cuenta, las dos cosas son suyas.',
    }),
    expired: () => ({
      subject: 'Su casa en \\[dirección\\]',
      opening: 'Vi que su anuncio de \\[dirección\\] venció y que la casa no se vendió. Duele, después de tanto trabajo.',
      middle: [
        'Rara vez se debe solo a la casa. El precio, las fotos, la época del año y cómo se muestra cuentan, y todo eso se puede cambiar.',
        'Si ya firmó con otra agencia, esto no busca captar ese anuncio.',
      ],
      ask: '¿Puedo mostrarle el \\[día\\] qué haría yo distinto, con las ventas a su alrededor? Después decide usted.',
    }),
    prospecting: () => ({
      subject: 'Las casas cerca de \\[vecindario\\]',
      opening: 'Trabajo con vendedores cerca de \\[vecindario\\]. ¿Ha pensado en vender su casa, ahora o más adelante?',
      middle: [
        'Le puedo mostrar en cuánto se han vendido cerca casas como la suya, qué está a la venta hoy y qué le quedaría después de los gastos.',
        'Si su casa está anunciada con otra agencia, esto no busca captar ese anuncio.',
      ],
      ask: '¿Puedo pasar el \\[día\\], o le envío antes las cifras? No le cuesta nada.',
    }),
    appraisal: () => ({
      subject: 'Avalúo de \\[dirección\\]',
      opening: 'Le escribo por el avalúo de \\[dirección\\].',
      middle: ['Nuestra contingencia de avalúo termina el \\[fecha\\], y quisiera saber que vamos a tiempo.'],
      ask: '¿Ya está pedido, para qué día, y quién le abre al tasador? Puedo enviar antes las ventas comparables.',
    }),
    review: () => ({
      subject: 'Un pequeño favor',
      opening: 'Fue un gusto trabajar con usted, y espero que ya se sienta en casa.',
      middle: ['Quien busca agente lee lo que dicen otros, y sus palabras les ayudarían a ellos y a mí.'],
      ask: '¿Escribiría dos o tres frases sobre cómo le fue? Esta es la página: \\[enlace\\]. ¡Gracias!',
    }),
    referral: () => ({
      subject: '¿Conoce a alguien que se muda?',
      opening: 'Espero que todo vaya bien con usted y su casa.',
      middle: ['La mayoría de mis clientes llega por personas como usted, y lo valoro más que cualquier anuncio.'],
      ask: 'Si alguien que conoce piensa en comprar o vender, ¿le da mi nombre o le pregunta si puedo llamarle?',
    }),
    appointment: () => ({
      subject: 'Nuestra cita del \\[día\\]',
      opening: 'Confirmo nuestra cita del \\[día\\] a las \\[hora\\], en \\[dirección\\].',
      middle: ['Por favor traiga una identificación y calcule unos \\[número\\] minutos.'],
      ask: 'Si algo se interpone, dígame, y buscamos otra hora.',
    }),
    congratulations: () => ({
      subject: '¡Felicidades!',
      opening: '¡Felicidades! Las llaves son suyas, y se las ha ganado.',
      middle: ['Gracias por su paciencia y su buen humor en el camino.'],
      ask: 'Que se instale bien. Si necesita un pintor, un plomero o solo una respuesta, llámeme.',
    }),
    introduction: () => ({
      subject: 'Un saludo de \\[su nombre\\]',
      opening: 'Soy \\[su nombre\\] de \\[agencia\\], y quisiera presentarme.',
      middle: ['Ayudo a comprar y vender en \\[zona\\], con las cifras sobre la mesa y sin presión.'],
      ask: '¿Cuándo le conviene una llamada corta sobre lo que tiene en mente? Estoy libre el \\[día\\].',
    }),
  },
  subject: (subject) => `Asunto: ${subject}`,
  greetings: {
    professional: (name) => `Estimado/a ${name ?? '\\[nombre\\]'}:`,
    warm: (name) => `Hola ${name ?? '\\[nombre\\]'}:`,
    bold: (name) => `${name ?? '\\[nombre\\]'}:`,
  },
  closes: {
    professional: 'Por favor avíseme si tiene alguna pregunta.',
    warm: 'Aquí estoy cuando me necesite.',
    bold: 'Llámeme.',
  },
  gentleClose: 'No hay prisa, y un no también es una buena respuesta.',
  postscript: (words) => `P. D. ${words}`,
  postscriptAbout: (thing) => `P. D. Pregúnteme por ${thing}.`,
  blankAddress: '\\[dirección\\]',
  blankArea: '\\[vecindario\\]',
  tooManyWords: (most) => `Todavía pasa de ${most} palabras: lo que queda es lo que la carta quiere decir.`,
  notTranslated: (words) =>
    `No traduzco tus propias palabras, así que no puse ${words.map((one) => `“${one}”`).join(' ')} Dilas en el idioma de la carta y las pongo.`,
  signatures: { professional: 'Atentamente,', warm: 'Un saludo cordial,', bold: 'Hablamos pronto,' },
  sender: '\\[su nombre\\]',
  fillIn: 'Completa lo que está entre corchetes. Puedo hacerla más corta, más formal, un mensaje de texto, o ponerla en inglés.',
  unchanged:
    'Eso no le cambia nada. Puedo hacerla más corta o más larga, profesional, cálida o audaz, un correo, una carta o un mensaje de texto, ponerla en inglés o español, y dirigirla o firmarla con un nombre.',
};
