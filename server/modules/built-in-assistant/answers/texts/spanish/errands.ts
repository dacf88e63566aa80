import type { ErrandTexts } from '../english/errands.ts';

/** Null: what is not read in Spanish yet is no way on. */
export const errands: ErrandTexts = {
  remind:
    'No hago recordatorios por mi cuenta. Con tu calendario de Google conectado, pongo en él una propiedad con día y hora, y una búsqueda guardada te envía sus novedades.',
  call: 'No puedo llamar. Quién la anuncia y su número están con el anuncio, y puedo escribir la nota a su agente.',
  send: 'No puedo enviar nada desde este chat. Puedo escribir el texto para que lo envíes:',
  sendWritten:
    'No puedo enviarlo desde este chat. Copia el texto de arriba, o lo pongo como borrador en tu Gmail, si está conectado:',
  print:
    'No imprimo una propiedad desde este chat. Un CMA de ella es una presentación, que compartes con un enlace o guardas como PDF, y el chat mismo se guarda como PDF desde su menú.',
  showing: 'No puedo reservar visitas. Puedo escribir la solicitud a su agente y poner la hora en tu calendario de Google:',
  route: 'No planeo rutas por calle. Un recorrido pone las propiedades en una página para tu cliente, en el orden que elijas:',
  it: 'ella',
  homes: [],
  onCalendar: () => null,
  whoIsAgent: () => '¿Quién es el agente?',
  askForShowing: () => null,
  writeMessage: () => 'Escribe un mensaje de texto sobre esta propiedad',
  writeMail: () => 'Escribe un correo sobre esta propiedad',
  asDraft: null,
  startCma: () => null,
  tour: () => null,
  earliest: null,
};
