/** Cartas a inquilinos y solicitantes; lo que solo sabe el usuario va entre corchetes. */
import type { DayOfYear, DeclineReason } from '../../../client-letters/tenancy-terms.ts';
import type { tenantLetters as english, tenantNotes as englishNotes } from '../english/tenant-letters.ts';

const HOME = '\\[dirección\\]';
const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const dayInWords = ({ month, day }: DayOfYear): string => `${String(day)} de ${months[month - 1] ?? ''}`;

const reasons: Record<DeclineReason, string> = {
  credit: 'el puntaje de crédito, que no cumple los criterios de alquiler',
  income: 'el ingreso, que no cumple los criterios de alquiler',
  history: 'el historial de alquiler, que no cumple los criterios',
  references: 'las referencias',
  incomplete: 'la solicitud, que no estaba completa',
  'other-applicant': 'que se eligió otra solicitud',
};

const adverseAction = [
  'Aviso de acción adversa: esta decisión se basó en todo o en parte en un informe del consumidor de \\[empresa de verificación: nombre, dirección, teléfono gratuito\\].',
  'Esa empresa no tomó la decisión y no puede decirle los motivos. Usted tiene derecho a una copia gratuita de su informe si la pide dentro de \\[número\\] días desde este aviso, y a disputar ante ella lo que esté incompleto o equivocado.',
  'Puntaje de crédito usado: \\[puntaje\\], del \\[fecha\\], en un rango de \\[mínimo\\] a \\[máximo\\], de \\[fuente\\]. Factores principales que lo bajaron: \\[factores\\].',
];

export const tenantLetters: typeof english = {
  'lease-renewal': ({ address, tenancy: { leaseEnds, newRent, currentRent } }) => ({
    subject: 'La renovación de su contrato',
    opening: `Su contrato de alquiler en ${address ?? HOME} termina el ${leaseEnds === null ? '\\[fecha\\]' : dayInWords(leaseEnds)}, y al propietario le gustaría que se quedara. La renta del nuevo período sería de ${newRent ?? '\\[nueva renta\\]'} al mes${currentRent === null ? '' : `; ahora es de ${currentRent}`}.`,
    middle: ['Si renueva, le envío el nuevo contrato para que lo revise y lo firme. Ahí estará todo lo que cambia.'],
    ask: '¿Le gustaría renovar? Avíseme antes del \\[fecha\\], por favor.',
  }),
  'move-in': ({ address, tenancy: { moveInOn, keysAt, bring } }) => ({
    subject: 'Su mudanza',
    opening: `Un recordatorio de su mudanza a ${address ?? HOME}: recibe las llaves el ${moveInOn === null ? '\\[fecha\\]' : dayInWords(moveInOn)} a las ${keysAt ?? '\\[hora\\]'}, en \\[lugar\\].${bring.length > 0 ? ` Traiga, por favor: ${bring.join(', ')}.` : ''}`,
    middle: ['Recorreremos la casa juntos y anotaremos su estado, así que traiga sus preguntas.'],
    ask: '¿Me confirma que esa hora le conviene?',
  }),
  'application-declined': ({ address, tenancy: { reason, hasAdverseAction } }) => ({
    subject: 'Su solicitud de alquiler',
    opening: `Gracias por su solicitud para ${address ?? HOME}. No podemos aprobarla. El motivo es ${reason === null ? '\\[motivo, según los criterios escritos de alquiler\\]' : reasons[reason]}.${hasAdverseAction ? `\n\n${adverseAction.join('\n\n')}` : ''}`,
    middle: [],
    ask: 'Si cree que algo de su solicitud se leyó mal, escríbame, por favor.',
  }),
};

export const tenantNotes: typeof englishNotes = {
  addAdverseAction:
    'Si influyó un informe de crédito o de verificación, la ley federal pide un aviso de acción adversa: di “agrega el aviso de acción adversa”.',
  lawyerDecides:
    'Qué tiene que decir el aviso, y hasta cuándo, lo decide un abogado o el formulario de la empresa de verificación; la ley del estado y de la ciudad puede pedir más.',
  renewalLaw:
    'Cuánto puede subir una renta y con cuánta anticipación hay que avisarlo lo fija la ley del estado y de la ciudad, así que revísala antes.',
};
