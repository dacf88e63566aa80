import type { LawTexts } from '../english/law.ts';

export const law: LawTexts = {
  'love-letter':
    'Las cartas de compradores son un riesgo de vivienda justa: suelen hablar de religión, hijos, origen o una discapacidad, y el vendedor que elige o rechaza una oferta por eso viola la ley federal (42 U.S.C. § 3604(a) y (c)). Las ofertas se comparan por precio, condiciones y qué tan seguro es que cierren. Muchos brókers no entregan esas cartas. Si esta oferta se puede rechazar lo tiene que decir tu bróker o un abogado de bienes raíces.',
  applicant:
    'No preguntes nada sobre lo que protege la ley de vivienda justa, ni sobre lo que lo sustituye: la ley federal nombra raza, color, religión, origen nacional, sexo, situación familiar y discapacidad; muchos estados y ciudades agregan estado civil, edad, fuente de ingresos, condición de veterano y más. Pregunta a todos lo mismo: ingresos, crédito, historial de renta, referencias y la fecha de mudanza. Tu broker o un abogado tiene la lista de tu estado. Es la regla general, no consejo legal.',
  death:
    'En California no hay que decirle al comprador de una muerte en la propiedad que fue más de tres años antes de la oferta, ni nada sobre SIDA o VIH de un ocupante; pero nadie puede contestar en falso cuando el comprador pregunta (Cal. Civ. Code § 1710.2). Una muerte dentro de los tres años se dice cuando le importa al comprador. Otros estados tienen reglas propias. Esa es la regla general y no asesoría legal: para este caso pregunta a tu bróker o a un abogado de bienes raíces.',
  working: 'Resto la compra de la venta.',
  gainIs: ({ bought, sold, gain }) =>
    `Con tus cifras la ganancia es de **${gain}** (${sold} menos ${bought}), antes de los costos de la venta y de lo que pusieron en la casa, que la bajan.`,
  leftOut: (isCouple, exclusion, rest) =>
    `Por la regla federal usual ${isCouple ? 'una pareja que declara junta' : 'un dueño soltero'} deja fuera del ingreso hasta **${exclusion}** de ella, por una vivienda principal que tuvo y habitó dos de los últimos cinco años (26 U.S.C. § 121). ${rest === null ? 'Eso cubre toda esta ganancia.' : `El resto es **${rest}**, antes de esos costos y mejoras.`}`,
  gainDecides: 'Los estados tienen reglas propias y yo no calculo la cuenta: lo que se debe lo decide un contador.',
};
