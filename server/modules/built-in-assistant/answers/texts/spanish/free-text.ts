import type { FreeTextTexts } from '../english/free-text.ts';

export const freeText: FreeTextTexts = {
  cannot: {
    rewrite: 'No reescribo un texto tuyo: escribo a partir de datos, con frases mías.',
    summarize: 'No resumo un texto tuyo: no sabría qué es lo que importa en él.',
    translate: 'No traduzco un texto tuyo: lo que escribo yo, lo escribo en español o en inglés.',
    proofread: 'No corrijo ortografía ni gramática; reviso las palabras de un anuncio según la vivienda justa.',
  },
  withModel:
    'Un asistente con un modelo de lenguaje sí lo hace. Si tu oficina tiene uno, elígelo en la lista de modelos de la barra del mensaje.',
  asLetter:
    'Puedo poner estos datos en un mensaje sencillo para que lo envíes: di “escribe un correo a mi comprador:” o “escribe un mensaje a mi cliente:” y los datos, en español o en inglés.',
  fromFacts: 'Puedo escribir el texto de un anuncio con los datos que trae, en español o en inglés.',
  checked: 'La revisión de vivienda justa:',
  askLetter: (text) => `Escribe un mensaje a mi cliente: ${text}`,
  askDescription: (text) => `Escribe una descripción: ${text}`,
};
