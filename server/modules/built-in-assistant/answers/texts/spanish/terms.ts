import type { TermTexts } from '../english/terms.ts';

export const terms: TermTexts = {
  notAdvice: 'Cada contrato y cada estado es distinto: para un caso tuyo, pregunta a tu bróker o a un abogado.',
  list: [
    {
      names: ['escrow', 'plica', 'deposito en garantia'],
      means:
        '**Escrow** es un tercero neutral que guarda el dinero y los papeles de una venta hasta que ambas partes cumplan el contrato. También se llama así la cuenta con que el prestamista paga impuestos y seguro.',
    },
    {
      names: ['fed and mortgage rates'],
      means:
        '**La Fed y las tasas hipotecarias**: la Reserva Federal fija lo que los bancos se cobran de un día a otro. Una hipoteca dura décadas, así que su tasa sigue a los bonos largos, sobre todo a los del Tesoro, y estos se mueven por lo que se espera de la inflación y de la Fed en los meses que vienen. Un recorte que todos esperaban ya está en las tasas antes de hacerse. Explica el porqué, no adónde irán.',
    },
    {
      names: ['time to close', 'tiempo de cierre', 'plazo de cierre'],
      means:
        '**El plazo hasta el cierre**: con préstamo suele ser de un mes a mes y medio desde la firma del contrato, sobre todo por el avalúo y el banco; al contado puede ser de una o dos semanas. El día lo fija el contrato, y ambas partes pueden moverlo de común acuerdo.',
    },
    {
      names: [
        'appraisal contingency',
        'contingencia de avaluo',
        'contingencia de tasacion',
        'contingencia del avaluo',
        'contingencia de la tasacion',
      ],
      means:
        '**La contingencia de avalúo** deja al comprador salir de la compra o volver a negociar si el avalúo sale por debajo del precio acordado, en los plazos y términos del contrato. Sin ella, la diferencia suele tener que ponerla el comprador.',
    },
    {
      names: ['inspection contingency', 'contingencia de inspeccion', 'contingencia de la inspeccion'],
      means:
        '**La contingencia de inspección** da al comprador un plazo para inspeccionar la casa y, según lo que encuentre, seguir, pedir reparaciones o un crédito, o salir, como diga el contrato.',
    },
    {
      names: [
        'loan contingency',
        'contingencia de prestamo',
        'contingencia del prestamo',
        'contingencia de financiamiento',
        'contingencia hipotecaria',
        'financing contingency',
      ],
      means:
        '**La contingencia de préstamo** protege al comprador si el prestamista no aprueba su préstamo dentro del plazo: puede salir de la compra en los términos del contrato.',
    },
    {
      names: ['contingent', 'contingente', 'contingencia', 'contingencias'],
      means:
        '**Contingente** significa que hay una oferta aceptada, pero la venta depende todavía de algo: una inspección, un avalúo, un préstamo o la venta de otra casa.',
    },
    {
      names: ['pending', 'pendiente', 'venta pendiente'],
      means:
        '**Pendiente** significa que hay una oferta aceptada y, en la mayoría de los MLS, que las contingencias ya se cumplieron: falta el cierre.',
      isStatus: true,
    },
    {
      names: ['under contract', 'bajo contrato', 'en contrato'],
      means:
        '**Bajo contrato** significa que comprador y vendedor ya firmaron. Es la palabra más amplia: puede haber contingencias abiertas o estar pendiente.',
      isStatus: true,
    },
    { names: ['active', 'activa', 'activo'], means: '**Activa** es una casa en venta sin oferta aceptada.', isStatus: true },
    {
      names: ['coming soon', 'proximamente'],
      means: '**Próximamente** (Coming soon) es un anuncio previo: en casi todos los MLS todavía no se puede mostrar la casa.',
      isStatus: true,
    },
    {
      names: ['closing', 'cierre', 'el cierre'],
      means: '**El cierre** es cuando se firman los papeles, se paga y el título pasa al comprador.',
    },
    {
      names: ['closing costs', 'gastos de cierre', 'costos de cierre'],
      means:
        '**Los gastos de cierre** son lo que cuesta una venta además del precio: prestamista, seguro de título, escrow, registro, impuestos de transferencia. Para un cálculo, pídeme los gastos de cierre de un precio y un lugar.',
      isFigure: true,
    },
    {
      names: ['earnest money', 'arras', 'deposito de buena fe', 'deposito de garantia'],
      means:
        '**Las arras** (earnest money) son el depósito con que el comprador muestra que su oferta va en serio. Cuentan para el precio; quién se queda con ellas si la venta se cae lo dice el contrato.',
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
    {
      names: ['cma', 'analisis comparativo', 'analisis comparativo de mercado'],
      means:
        '**Un CMA** estima el precio de una casa con ventas de casas parecidas de la zona. Puedo hacer uno: abre una casa y pídelo.',
    },
    {
      names: ['comps', 'comparables', 'ventas comparables'],
      means: '**Los comparables** son casas parecidas de la zona que se vendieron hace poco; con ellas se juzga un precio.',
      isFigure: true,
    },
    {
      names: ['bpo'],
      means: '**Un BPO** es la opinión de valor de un bróker, a menudo para un prestamista. Es menos formal que un avalúo.',
    },
    { names: ['avm'], means: '**Un AVM** estima el valor por computadora, con ventas y registros, sin que nadie vea la casa.' },
    {
      names: ['hoa', 'asociacion de propietarios'],
      means:
        '**La HOA** es la asociación de propietarios: cuida lo que comparten las casas de una comunidad y cobra una cuota. Sus reglas obligan a todos.',
      isFigure: true,
    },
    {
      names: ['cc&rs', 'ccrs', 'cc&r'],
      means: '**Los CC&R** son las reglas de una comunidad: qué pueden hacer los dueños con sus casas y qué no.',
    },
    {
      names: ['special assessment', 'derrama', 'cuota extraordinaria'],
      means: '**Una cuota extraordinaria** se cobra aparte de la normal, para algo grande como un techo o una calle.',
    },
    { names: ['title', 'titulo'], means: '**El título** es el derecho legal de ser dueño de una propiedad.' },
    {
      names: ['title insurance', 'seguro de titulo'],
      means:
        '**El seguro de título** protege contra reclamos anteriores a la compra, como un gravamen desconocido. Se paga una sola vez, al cierre.',
    },
    { names: ['deed', 'escritura'], means: '**La escritura** es el papel firmado que pasa el título al nuevo dueño.' },
    {
      names: ['lien', 'gravamen', 'gravamenes'],
      means: '**Un gravamen** es un reclamo sobre la propiedad por una deuda; casi siempre se paga al cierre.',
    },
    {
      names: ['easement', 'servidumbre'],
      means: '**Una servidumbre** es el derecho de otro a usar una parte de la propiedad, por ejemplo una entrada compartida.',
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
      names: ['preapproval', 'preaprobacion', 'precalificacion'],
      means:
        '**La preaprobación** es la carta de un prestamista que ya revisó ingresos, deudas y crédito. La precalificación se basa solo en lo que dice el comprador.',
    },
    {
      names: ['buydown', '2-1 buydown', 'buydown 2-1'],
      means:
        '**Un buydown** es dinero que se paga por adelantado, a menudo el vendedor, para bajar la tasa unos años o siempre. Un 2-1 baja la tasa dos puntos el primer año y uno el segundo; después se paga la tasa entera, con la que el comprador tiene que calificar.',
    },
    {
      names: ['seller concessions', 'concesiones', 'concesiones del vendedor'],
      means: '**Las concesiones** son gastos del comprador que el vendedor acepta pagar al cierre.',
    },
    {
      names: ['escalation clause', 'clausula de escalada'],
      means: '**Una cláusula de escalada** sube la oferta por pasos sobre las demás, hasta un tope.',
    },
    {
      names: ['backup offer', 'oferta de respaldo'],
      means: '**Una oferta de respaldo** queda en segundo lugar: vale si la primera venta se cae.',
    },
    { names: ['as is', 'as-is', 'tal como esta'], means: '**“Tal como está”** significa que el vendedor no hará reparaciones.' },
    {
      names: ['short sale', 'venta corta'],
      means: '**Una venta corta** es por menos de lo que se debe, así que el prestamista tiene que aceptarla.',
    },
    {
      names: ['foreclosure', 'reo', 'ejecucion hipotecaria'],
      means:
        '**La ejecución hipotecaria** es cómo un prestamista se queda con una casa que no se paga. Un REO ya es de un banco.',
    },
    {
      names: ['dom', 'dias en el mercado'],
      means: '**DOM** son los días que un anuncio lleva activo.',
      isFigure: true,
    },
    {
      names: ['months of supply', 'meses de inventario', 'absorption rate'],
      means:
        '**Los meses de inventario** son lo que tardaría en venderse todo lo que hay al ritmo actual: pocos favorecen al vendedor, muchos al comprador.',
      isFigure: true,
    },
    {
      names: ['adu', 'casita'],
      means: '**Un ADU** es una segunda vivienda más pequeña en el lote de una casa, con cocina y baño propios.',
    },
    {
      names: ['tic'],
      means: '**Un TIC** es una parte de un edificio entero con derecho a vivir en una de sus viviendas.',
    },
    {
      names: ['co-op', 'coop', 'cooperativa'],
      means: '**Una cooperativa** es de una sociedad; quien compra recibe acciones y el derecho a vivir en una vivienda.',
    },
    { names: ['mls'], means: '**Un MLS** es donde los brókers de una región comparten sus anuncios.' },
    {
      names: ['1031 exchange', '1031', 'intercambio 1031'],
      means:
        '**Un intercambio de propiedades de inversión** deja para después el impuesto sobre la ganancia, con plazos estrictos. Lo tiene que planear un asesor fiscal.',
    },
    {
      names: ['mello-roos', 'mello roos'],
      means:
        '**Mello-Roos** es un impuesto especial en partes de California que paga las calles, escuelas o parques de una zona más nueva. Viene en el recibo predial, junto al impuesto usual, y termina cuando se pagan sus bonos; el recibo o el condado dicen si una casa lo tiene y de cuánto es.',
    },
    {
      names: ['cap rate', 'tasa de capitalizacion'],
      means:
        '**La tasa de capitalización** es lo que una propiedad en renta deja limpio en un año, antes de cualquier préstamo, como parte de su precio. Dime una renta al mes junto a una casa y la calculo parte por parte.',
    },
    {
      names: ['noi', 'ingreso operativo neto'],
      means:
        '**NOI**, el ingreso operativo neto, son las rentas de un año menos la desocupación y los gastos, antes de cualquier préstamo y del impuesto sobre la renta.',
    },
    {
      names: ['grm', 'multiplicador de renta bruta'],
      means:
        '**El multiplicador de renta bruta** es el precio entre las rentas de un año. Es rápido, y deja fuera todos los gastos.',
    },
    {
      names: ['arv', 'valor despues de reparaciones'],
      means:
        '**ARV** es el valor después de las reparaciones: en cuánto debería venderse una casa con la obra terminada. Se estima con ventas de casas parecidas en ese estado.',
    },
    {
      names: ['seller disclosure', 'declaracion del vendedor'],
      means:
        '**La declaración del vendedor** es donde el vendedor dice los defectos de la casa que conoce. Qué formato hay y quién debe llenarlo lo dice cada estado.',
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
      names: ['home warranty', 'garantia de la casa'],
      means:
        '**Una garantía de la casa** es un contrato de servicio que paga reparaciones de ciertos sistemas y aparatos por un año o así, con una cuota por visita.',
    },
  ],
};
