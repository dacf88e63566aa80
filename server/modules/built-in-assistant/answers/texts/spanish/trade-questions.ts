import type { TradeQuestionTexts } from '../english/trade-questions.ts';

import { tradePractice } from './trade-practice.ts';

export const tradeQuestions: TradeQuestionTexts = {
  ...tradePractice,
  'earnest-money-share':
    '**El depósito de buena fe** (earnest money) va por la costumbre del lugar y por lo disputada que esté la casa: a menudo del uno al tres por ciento del precio, más en obra nueva. No hay un monto legal; el contrato lo fija y dice cuándo se paga y cuándo se devuelve. El agente del vendedor puede decirte qué se espera.',
  'earnest-money-at-risk':
    '**Quién se queda con el depósito** lo dice el contrato. Un comprador que sale por una contingencia todavía vigente suele recuperarlo; quien sale cuando ya no quedan, o deja pasar un plazo, puede perderlo. En muchos estados el escrow lo entrega solo cuando firman ambas partes o hay una decisión, y algunos limitan lo que puede quedarse el vendedor.',
  'seller-pays-costs':
    '**El vendedor puede pagar costos del comprador** al cierre, como un crédito que fija el contrato. El préstamo lo limita: una parte del precio que depende del programa y del enganche, y nunca más que los costos reales. Puede ir a los costos de cierre, a prepagos o a bajar la tasa, no al bolsillo del comprador. Pregunta el límite al prestamista antes de escribirlo.',
  'low-appraisal':
    '**Si el avalúo sale bajo**, el banco presta sobre la cifra menor. Quedan cinco caminos: el vendedor baja el precio, el comprador pone la diferencia en efectivo, se encuentran a la mitad, se pide al banco que reconsidere con mejores ventas comparables, o el comprador sale por la contingencia de avalúo, si la hay. Cuál está abierto lo dicen el contrato y sus fechas.',
  'inspection-period':
    '**El periodo de inspección** es el plazo que el contrato da al comprador para inspeccionar la casa y luego seguir, pedir reparaciones o un crédito, o salir. En muchos contratos es de una a dos semanas desde la aceptación; algunos estados lo llaman due diligence u option period, y allí puede tener un costo. Los días se cuentan como diga el contrato.',
  'waive-inspection':
    '**Renunciar a la contingencia de inspección** hace más fuerte la oferta y deja al comprador con lo que aparezca después. Hay caminos intermedios: inspeccionar antes de ofertar, leer los informes del vendedor, acortar el plazo, o conservar el derecho a salir sin pedir reparaciones. La decisión es de los compradores, cuando saben lo que podrían tener que pagar; deja por escrito que se lo explicaste.',
  'waive-appraisal':
    '**Renunciar a la contingencia de avalúo** significa que el comprador pone la diferencia si la casa se valúa por menos. Hay caminos intermedios: cubrir la diferencia hasta una suma que diga la oferta, o dar más enganche para que una cifra menor alcance para el préstamo. Pregunta al prestamista hasta dónde llega el efectivo; la decisión es del comprador.',
  'waive-loan':
    '**Renunciar a la contingencia de préstamo** arriesga el depósito si el banco dice que no o se retrasa. Es más seguro cuanto más avanzado esté el banco: un préstamo ya aprobado por completo antes de ofertar, o efectivo que pueda cerrar en su lugar. La decisión es del comprador, con la palabra del prestamista.',
  'mortgage-insurance-needed':
    '**El seguro hipotecario** acompaña al préstamo convencional mientras se dé menos del veinte por ciento de enganche; puede quitarse cuando se ha pagado lo suficiente o la casa ha subido, según las reglas del prestamista. Los FHA llevan el suyo, casi siempre mientras dure el préstamo. Los VA no lo tienen, pero sí una cuota inicial. Se evita con más enganche, un segundo préstamo, o uno que pague el prestamista a cambio de una tasa mayor.',
  'down-payment-least':
    '**El enganche mínimo** depende del préstamo: nada en los VA y USDA, tres y medio por ciento en los FHA, de tres a cinco por ciento en muchos convencionales, y veinte por ciento para no llevar seguro hipotecario. Segundas casas e inversiones piden más. Dime un precio y un porcentaje, y calculo el pago y el efectivo al cierre.',
  'credit-score':
    '**Qué puntaje de crédito hace falta** lo fija cada prestamista y cada programa. Los FHA aceptan puntajes más bajos que la mayoría de los convencionales, y un puntaje más alto baja la tasa y el seguro hipotecario. Dos o tres prestamistas consultados en las mismas dos semanas cuentan como una sola consulta.',
  'preapproval-lasts':
    '**Una preaprobación** suele valer de dos a tres meses, porque los talones de pago y los informes de crédito envejecen. Un trabajo nuevo, otra deuda o un cambio de tasas puede terminarla antes; pide una carta reciente con el precio de cada oferta.',
  'sell-before-buying':
    '**Vender y comprar a la vez** se puede unir de varias maneras: una oferta contingente a la venta, un cierre más largo, quedarse rentando después de su venta, un préstamo puente o una línea de crédito sobre la casa actual, o vender primero y rentar un tiempo. La oferta más fuerte es la que no lleva esa contingencia, y lo que cuesta lo dice el prestamista. Puedo valuar su casa y mostrar qué precio alcanzaría.',
  'multiple-offers':
    '**Qué gana frente a otras ofertas**, además del precio: prueba del dinero (aprobación completa o efectivo), pocas contingencias y cortas, más depósito, cubrir la diferencia del avalúo hasta una suma, una cláusula de escalada donde el vendedor las acepte, y la fecha de cierre que le convenga. Pregunta al agente del vendedor qué le importa. Una carta sobre los compradores mejor no, por vivienda justa. Dime la casa y te muestro qué se vendió parecido.',
  'buyer-agreement':
    '**Un acuerdo escrito con el comprador** hace falta antes de visitar juntos una casa, en persona o por video en vivo, para los agentes que trabajan con un MLS de la asociación nacional de Realtors; dice cuánto se paga y que los honorarios son negociables. En una casa abierta del agente del vendedor no hace falta. Algunos estados lo piden antes o de otra forma.',
  'buyer-agent-pay':
    '**Quién paga al agente del comprador** es negociable: el comprador, el vendedor con una oferta fuera del MLS, un crédito del vendedor, o una mezcla. El acuerdo con el comprador fija lo máximo que el agente puede recibir. Pregunta al agente del vendedor qué ofrece y escribe lo acordado en el contrato.',
  walkthrough:
    '**La visita final** es justo antes del cierre, por lo común en los últimos días: si la casa está como promete el contrato, si se hicieron las reparaciones, si todo funciona y si sigue allí lo que debía quedarse. No es una segunda inspección. Lo que falle se avisa al agente del vendedor antes de firmar.',
  'wire-fraud':
    '**Antes de transferir dinero**, el comprador llama a la compañía de escrow o de título a un número que no venga en el correo y confirma la cuenta. Instrucciones que cambian a última hora son la señal de fraude más común. Si el dinero se fue, hay que llamar al banco y denunciarlo al centro de delitos por internet del FBI en cuestión de horas.',
  'closing-delayed':
    '**Si el cierre se retrasa**, el contrato dice quién puede hacer qué: casi siempre ambas partes firman otra fecha, a veces con un cargo por día, y puede haber que extender la tasa reservada. Quien está listo quizá pueda exigir por aviso que la otra parte cumpla. Ten la nueva fecha por escrito antes de que pase la anterior.',
  'cooling-off':
    '**El derecho a arrepentirse** después de firmar es la excepción al comprar casa: unos pocos estados y algunos tipos, como desarrollos nuevos y condominios, dan unos días. Si no, el comprador sale por una contingencia, y el vendedor casi nunca.',
  'prepare-to-sell':
    '**Lo que rinde antes de poner en venta** es casi siempre barato: despejar, limpiar, dar luz, pintar de un color sencillo, un frente cuidado y las reparaciones que la inspección encontraría. Una gran remodelación rara vez vuelve en el precio en una sola venta. Mira qué tenían las casas que se vendieron parecidas: dime cuál es, y te muestro sus comparables.',
  'best-time-to-list':
    '**Cuándo poner en venta** depende de la temporada y de la calle: en casi todas partes la primavera trae más compradores y también más competencia. Dime un lugar y te muestro cómo fueron allí precios, días en el mercado y ventas mes a mes.',
  'short-term-rental':
    '**Si se puede rentar por noche** lo deciden las reglas de la ciudad, los documentos de la HOA y a veces el prestamista; el registro de una casa no lo dice. Busca los permisos y la zonificación de la ciudad y el plazo mínimo de renta de la HOA, y pregunta a ambos por escrito antes de contar con ese ingreso.',
  'hoa-documents':
    '**Qué cubre la cuota de HOA** está en su presupuesto y sus reglas, no en el anuncio: a menudo el seguro del edificio, el mantenimiento de lo común, reservas, a veces agua, calefacción o cable. Pide el presupuesto, el estudio de reservas, las actas del último año, el seguro, las reglas de rentas y mascotas, y las cuotas especiales previstas.',
  contingencies:
    '**Las contingencias usuales** de una oferta son inspección, avalúo y préstamo; algunas agregan la venta de la casa propia, un título limpio, el seguro o la revisión de los documentos de la HOA. Cada una da al comprador unos días para quedar conforme o salir y recuperar el depósito. Al cumplirse o renunciarse, esa salida se cierra.',
  'buying-steps':
    '**Los pasos para comprar**: la preaprobación de un prestamista, búsqueda y visitas, una oferta con sus contingencias, el depósito al escrow, inspecciones, el avalúo y la aprobación del préstamo, seguro y título, una visita final, y luego firma, dinero y llaves. Con préstamo suele tomar de un mes a mes y medio desde la oferta aceptada.',
  'selling-steps':
    '**Los pasos para vender**: un valor por ventas comparables, preparación y fotos, el contrato de listado y las divulgaciones, visitas, ofertas y contraoferta, la inspección y el avalúo del comprador, reparaciones o créditos, y luego la firma y el pago del préstamo al cierre. Puedo preparar la cita, el valor y la hoja de neto.',
};
