import type { Term } from '../../english/terms/term.ts';

export const lendingTerms: readonly Term[] = [
  {
    names: ['fed and mortgage rates'],
    means:
      '**La Fed y las tasas hipotecarias**: la Reserva Federal fija lo que los bancos se cobran de un día a otro. Una hipoteca dura décadas, así que su tasa sigue a los bonos largos, sobre todo a los del Tesoro, y estos se mueven por lo que se espera de la inflación y de la Fed en los meses que vienen. Un recorte que todos esperaban ya está en las tasas antes de hacerse. Explica el porqué, no adónde irán.',
  },
  {
    names: ['closing costs', 'gastos de cierre', 'costos de cierre'],
    means:
      '**Los gastos de cierre** son lo que cuesta una venta además del precio: prestamista, seguro de título, escrow, registro, impuestos de transferencia. Para un cálculo, pídeme los gastos de cierre de un precio y un lugar.',
    isFigure: true,
  },
  {
    names: ['appraisal', 'avaluo', 'tasacion', 'un avaluo'],
    means: '**Un avalúo** es la opinión de valor de un tasador con licencia, casi siempre pedida por el prestamista.',
  },
  {
    names: ['appraisal gap'],
    means:
      '**La brecha de avalúo** (appraisal gap) es la diferencia cuando el avalúo sale menor que el precio acordado. El prestamista presta según el menor, así que hay que poner más efectivo o acordar otro precio.',
  },
  { names: ['ltv'], means: '**LTV** es el préstamo como parte del valor de la casa: con más enganche, baja.' },
  {
    names: ['dti', 'relacion deuda ingreso'],
    means:
      '**DTI** es la parte del ingreso mensual antes de impuestos que se va en deudas, con la casa nueva. Los prestamistas la limitan.',
  },
  {
    names: ['pmi', 'seguro hipotecario'],
    means: '**El PMI**, seguro hipotecario privado, protege al prestamista cuando el enganche es bajo. Lo paga el comprador.',
  },
  { names: ['piti'], means: '**PITI** es el pago completo de la casa: capital, interés, impuestos y seguro.' },
  { names: ['apr'], means: '**El APR** es el costo anual del préstamo con sus cargos, dicho como tasa.' },
  {
    names: ['points', 'puntos', 'puntos de descuento'],
    means: '**Los puntos** se pagan al prestamista por adelantado para bajar la tasa; cada uno es una centésima del préstamo.',
  },
  { names: ['arm', 'tasa ajustable'], means: '**Un ARM** tiene una tasa fija al principio que después cambia con el mercado.' },
  {
    names: ['jumbo', 'prestamo jumbo'],
    means: '**Un préstamo jumbo** es mayor de lo que Fannie Mae y Freddie Mac compran en ese condado.',
  },
  {
    names: ['preapproval', 'preaprobacion', 'preaprobado', 'preaprobada'],
    means:
      '**La preaprobación** es la carta de un prestamista que ya revisó ingresos, deudas y crédito. La precalificación se basa solo en lo que dice el comprador.',
  },
  {
    names: ['buydown', '2-1 buydown', 'buydown 2-1'],
    means:
      '**Un buydown** es dinero que se paga por adelantado, a menudo el vendedor, para bajar la tasa unos años o siempre. Un 2-1 baja la tasa dos puntos el primer año y uno el segundo; después se paga la tasa entera, con la que el comprador tiene que calificar.',
  },
  {
    names: ['fha loan', 'fha', 'prestamo fha'],
    means:
      '**Un préstamo FHA** está asegurado por el gobierno federal, acepta un enganche menor, y lleva seguro hipotecario y un avalúo que mira también el estado de la casa.',
  },
  {
    names: ['va loan', 'prestamo va'],
    means:
      '**Un préstamo VA** es para veteranos y militares en servicio. El gobierno lo garantiza en parte, muchas veces no pide enganche y no lleva seguro hipotecario mensual, pero sí una cuota de financiamiento.',
  },
  {
    names: ['conventional loan', 'prestamo convencional'],
    means:
      '**Un préstamo convencional** es uno que ninguna agencia del gobierno asegura. Con menos de una quinta parte de enganche suele llevar seguro hipotecario.',
  },
  {
    names: ['rate lock', 'asegurar la tasa'],
    means:
      '**Asegurar la tasa** es la promesa de un prestamista de mantener una tasa por un tiempo, así que vale hasta el cierre si este llega a tiempo.',
  },
  {
    names: ['short sale', 'venta corta'],
    means: '**Una venta corta** es por menos de lo que se debe, así que el prestamista tiene que aceptarla.',
  },
  {
    names: ['foreclosure', 'reo', 'ejecucion hipotecaria'],
    means: '**La ejecución hipotecaria** es cómo un prestamista se queda con una casa que no se paga. Un REO ya es de un banco.',
  },
  {
    names: ['prequalification', 'precalificacion', 'pre-calificacion', 'precalificado', 'precalificada'],
    means:
      '**La precalificación** es una primera estimación del prestamista de cuánto podría prestar, según lo que cuenta el comprador. Nada está probado: una preaprobación, para la que se revisan ingresos, cuentas y crédito, pesa más ante un vendedor.',
  },
  {
    names: ['clear to close', 'underwriting', 'evaluacion del prestamo'],
    means:
      '**El underwriting** es la revisión que hace el prestamista del comprador, la casa y los papeles. Su última palabra es el visto bueno para cerrar: todo está cumplido y pueden firmarse los documentos.',
  },
  {
    names: ['loan estimate', 'closing disclosure'],
    means:
      '**El Loan Estimate** dice al solicitante la tasa, el pago y los costos poco después de pedir el préstamo; **el Closing Disclosure** dice los definitivos y debe llegar algunos días hábiles antes de la firma. Son formularios federales con el mismo formato, para compararlos.',
  },
  {
    names: ['bridge loan', 'prestamo puente', 'credito puente'],
    means:
      '**Un préstamo puente** es un préstamo corto sobre la casa que aún se tiene, para comprar la siguiente antes de venderla. Cuesta más que una hipoteca normal y se paga con la venta.',
  },
  {
    names: ['assumable loan', 'prestamo asumible', 'hipoteca asumible'],
    means:
      '**Un préstamo asumible** puede pasar al comprador con su tasa y lo que queda por pagar. Los FHA, VA y USDA suelen serlo, si el prestamista aprueba al comprador; lo que el vendedor ya tiene pagado hay que ponerlo o pedirlo aparte.',
  },
  {
    names: ['heloc', 'linea de credito sobre la vivienda', 'linea de credito hipotecaria'],
    means:
      '**Un HELOC** presta sobre lo que la casa vale más allá de su hipoteca. Se usa según haga falta, casi siempre con tasa variable; un préstamo sobre la vivienda se entrega de una vez, casi siempre con tasa fija. Ambos se pagan al vender la casa.',
  },
  {
    names: ['usda loan', 'prestamo usda', 'usda'],
    means:
      '**Un préstamo USDA** tiene respaldo federal, para casas en zonas que cuentan como rurales, incluidos muchos suburbios, y para ingresos bajo un límite. No pide enganche y lleva sus propias cuotas; el prestamista dice si la dirección y el ingreso califican.',
  },
  {
    names: ['down payment assistance', 'ayuda para el enganche', 'asistencia para el enganche', 'ayuda para el pago inicial'],
    means:
      '**La ayuda para el enganche** es una subvención o un segundo préstamo de un estado, una ciudad, una fundación o un prestamista. Los límites de ingreso, precio y zona cambian con cada programa; la agencia de vivienda del estado los publica.',
  },
  {
    names: ['equity', 'plusvalia neta', 'capital propio', 'patrimonio en la casa'],
    means:
      '**El equity** es lo que vale la casa menos lo que se debe por ella. Crece al pagar el préstamo y al subir los valores.',
  },
  {
    names: ['amortization', 'amortizacion', 'tabla de amortizacion'],
    means:
      '**La amortización** es cómo se paga un préstamo durante su plazo: cada pago es igual, al principio casi todo interés, después casi todo capital.',
  },
  {
    names: ['non-warrantable condo', 'condominio non-warrantable', 'condominio no garantizable'],
    means:
      '**Un condominio non-warrantable** está en un edificio que no cumple lo que piden Fannie Mae y Freddie Mac, por ejemplo por demasiadas rentas, un dueño con muchas unidades, un pleito o pocas reservas. Lo aceptan menos prestamistas, a menudo con más enganche y una tasa mayor.',
  },
  {
    names: ['hard money', 'prestamo privado', 'prestamo de dinero duro'],
    means:
      '**Un préstamo hard money** viene de prestamistas privados que miran más la propiedad que a quien pide: rápido, corto y caro. Se usa para remodelar y revender, y como puente.',
  },
  {
    names: ['seller financing', 'financiamiento del dueno', 'financiamiento del vendedor', 'owner financing'],
    means:
      '**El financiamiento del vendedor** significa que el vendedor presta al comprador parte o todo el precio, con un pagaré sobre la casa. Los términos se negocian, hay reglas federales y estatales, y debe redactarlo un abogado.',
  },
  {
    names: ['reserves', 'reservas'],
    means:
      '**Las reservas** son meses de pagos que un prestamista quiere ver en las cuentas del comprador después del cierre, sobre todo con inversiones, varias casas o préstamos grandes. En una HOA, son lo ahorrado para reparaciones.',
  },
];
