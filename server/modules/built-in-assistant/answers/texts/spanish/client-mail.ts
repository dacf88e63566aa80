import type { ClientMailTexts } from '../english/client-mail.ts';

export const clientMail: ClientMailTexts = {
  took: (search) => `Del correo tomé: ${search}.`,
  whereTheyLive: 'No nombra otro lugar que donde viven ahora, así que tomé ese.',
  niceToHave: (wishes) => `Deseado, y no se buscó: ${wishes}.`,
  unsearchable: (wishes) => `Ninguna búsqueda lo dice: ${wishes}. Míralo casa por casa.`,
  asks: (questions) => `También pregunta: ${questions}.`,
  rest: 'Lo demás lo dejé, porque habla de ellos y no de la casa que quieren.',
  unanswered: (question) => `No contesté “${question}”.`,
  answers: {
    rates: 'Tasas: nadie puede decir a dónde van, y un prestamista dice cuáles son hoy.',
    disclosure:
      'Lo que se tiene que revelar: lo fijan el estado y sus formularios, así que lo contesta tu bróker o un abogado de bienes raíces.',
    tax: 'Impuestos: depende del dueño, así que lo contesta un asesor fiscal.',
    closing: 'Los gastos de cierre: pregúntamelos a un precio y los sumo.',
    loan: 'El préstamo: lo contesta un prestamista.',
    worth: 'Cuánto vale su casa: pregúntamelo con la dirección y la valoro.',
    commission: 'La comisión: es entre ellos y tú, y está en su acuerdo.',
    market: 'El mercado: pregunta cómo está en un lugar y te doy sus cifras; lo que viene nadie lo puede decir.',
    legal: 'El contrato: lo contesta tu bróker o un abogado de bienes raíces.',
    showing: 'Visitas y llamadas: no las puedo agendar, así que esa es tuya.',
  },
  toClient: {
    rates: 'Sobre las tasas: lo que viene está abierto. Un prestamista te dice cuáles son hoy y qué cambiaría en tu pago.',
    disclosure:
      'Sobre lo que se tiene que revelar: lo fijan nuestro estado y sus formularios. Lo reviso con mi bróker, y un abogado de bienes raíces te puede asesorar.',
    tax: 'Sobre los impuestos: depende de tu caso, así que pregunta a un asesor fiscal.',
    closing: 'Sobre los gastos de cierre: te los sumo para una casa que te guste.',
    loan: 'Sobre el préstamo: lo contesta mejor un prestamista, y con gusto te nombro algunos para elegir.',
    worth: 'Sobre cuánto vale tu casa: reviso las ventas recientes de la zona y te digo.',
    commission: 'Sobre mi comisión: veamos juntos el acuerdo.',
    market: 'Sobre el mercado: te mando las cifras de hoy; lo que viene está abierto.',
    legal: 'Sobre el contrato: lo reviso con mi bróker, y un abogado de bienes raíces te puede asesorar.',
    showing: 'Sobre las visitas: dime qué días te quedan bien y las organizo.',
    else: 'Sobre tu otra pregunta: la reviso y te digo.',
  },
  greeting: (name) => `Hola${name === null ? ' \\[nombre\\]' : ` ${name}`}:`,
  noHomesYet: 'Gracias por tu mensaje. Te mando los anuncios nuevos con tus condiciones.',
  alsoAnswers: 'Sobre lo que pregunta el correo podrías agregar:',
  close: 'Saludos,',
  yours: 'No lo puedo enviar: pon tu nombre, revísalo y envíalo tú.',
};
