import type { Term } from '../../english/terms/term.ts';

export const contractTerms: readonly Term[] = [
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
    names: ['earnest money', 'arras', 'deposito de buena fe', 'deposito de garantia'],
    means:
      '**Las arras** (earnest money) son el depósito con que el comprador muestra que su oferta va en serio. Cuentan para el precio; quién se queda con ellas si la venta se cae lo dice el contrato.',
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
    names: ['seller disclosure', 'declaracion del vendedor'],
    means:
      '**La declaración del vendedor** es donde el vendedor dice los defectos de la casa que conoce. Qué formato hay y quién debe llenarlo lo dice cada estado.',
  },
  {
    names: ['home warranty', 'garantia de la casa'],
    means:
      '**Una garantía de la casa** es un contrato de servicio que paga reparaciones de ciertos sistemas y aparatos por un año o así, con una cuota por visita.',
  },
  {
    names: ['escrow', 'plica', 'deposito en garantia'],
    means:
      '**Escrow** es un tercero neutral que guarda el dinero y los papeles de una venta hasta que ambas partes cumplan el contrato. También se llama así la cuenta con que el prestamista paga impuestos y seguro.',
  },
  { names: ['mls'], means: '**Un MLS** es donde los brókers de una región comparten sus anuncios.' },
  {
    names: ['counteroffer', 'contraoferta', 'contra oferta'],
    means:
      '**Una contraoferta** responde a una oferta con otros términos. La oferta queda rechazada tal como estaba: no hay contrato hasta que la otra parte acepte los nuevos.',
  },
  {
    names: ['addendum', 'anexo', 'adenda', 'enmienda'],
    means:
      '**Un addendum** agrega términos a un contrato y es parte de él cuando firman ambas partes; una enmienda cambia términos ya firmados.',
  },
  {
    names: ['rent-back', 'rent back', 'rentback', 'renta posterior al cierre'],
    means:
      '**Un rent-back** deja al vendedor quedarse un tiempo en la casa después del cierre, como inquilino del comprador. El acuerdo fija los días, la renta, el depósito y los seguros; el prestamista puede limitar cuánto dura.',
  },
  {
    names: ['kick-out clause', 'kick out clause', 'clausula kick-out', 'clausula de desplazamiento'],
    means:
      '**Una cláusula kick-out** deja al vendedor que aceptó una oferta sujeta a la venta de otra casa seguir mostrando la suya. Si llega una oferta mejor, el primer comprador tiene un plazo corto, que fija el contrato, para quitar la contingencia o retirarse.',
  },
  {
    names: ['right of first refusal', 'derecho de preferencia', 'derecho de tanteo', 'derecho de primera opcion'],
    means:
      '**Un derecho de preferencia** deja a quien lo tiene, a menudo un inquilino, un copropietario o una HOA, comprar en los términos que ofreció otro, antes que ese otro.',
  },
  {
    names: ['exclusive right to sell', 'derecho exclusivo de venta', 'contrato de listado', 'listado exclusivo'],
    means:
      '**Un derecho exclusivo de venta** es un contrato por el que el bróker cobra sin importar quién traiga al comprador, mientras dure. En una agencia exclusiva, el vendedor no debe nada si encuentra solo al comprador. La duración y el pago se negocian.',
  },
  {
    names: ['dual agency', 'doble agencia', 'agencia doble', 'agencia dual'],
    means:
      '**La doble agencia** es un mismo agente o bróker para comprador y vendedor en una venta. Algunos estados la prohíben, la mayoría pide el consentimiento escrito de ambos, y el agente no puede aconsejar a uno contra el otro.',
  },
  {
    names: ['pocket listing', 'fuera de mercado', 'venta privada', 'off market'],
    means:
      '**Una venta fuera de mercado** es una casa que un agente vende sin el MLS. Las asociaciones limitan cómo puede anunciarse, y la ven menos compradores. Yo conozco solo lo que muestra tu acceso al MLS, así que esas no están entre mis casas.',
  },
  {
    names: ['lockbox', 'caja de llaves', 'caja de seguridad para llaves'],
    means:
      '**Un lockbox** guarda la llave en la casa anunciada, para que la muestren los agentes con acceso. Los electrónicos registran quién lo abrió y cuándo.',
  },
  {
    names: [
      'buyer agency agreement',
      'acuerdo con el comprador',
      'contrato de representacion del comprador',
      'acuerdo de representacion',
    ],
    means:
      '**Un acuerdo con el comprador** dice qué hace el agente por él, por cuánto tiempo, y quién paga qué. Quienes trabajan con un MLS de la asociación nacional de Realtors lo necesitan por escrito antes de visitar una casa con un comprador; los honorarios se negocian.',
  },
  {
    names: ['home inspection', 'inspeccion', 'inspeccion de la casa', 'inspeccion de vivienda'],
    means:
      '**Una inspección** revisa lo visible de la estructura, el techo, las instalaciones y los aparatos, y la hace un inspector que contrata el comprador. El informe nombra defectos y lo que debe ver un especialista; no es una garantía ni fija un valor.',
  },
  {
    names: ['due diligence', 'periodo de due diligence', 'option period'],
    means:
      '**El due diligence**, en algunos estados option period, es el plazo en que el contrato deja al comprador investigar la casa y salir por cualquier razón, a menudo por una cuota que se queda el vendedor.',
  },
  {
    names: ['probate sale', 'venta testamentaria', 'venta por sucesion', 'probate'],
    means:
      '**Una venta testamentaria** (probate) vende la casa de alguien que murió, bajo la vista de un tribunal. Según el estado y los poderes del albacea, puede requerir que un juez la confirme y que otros mejoren la oferta allí; suele tardar más y venderse tal como está.',
  },
  {
    names: ['trust sale', 'venta de fideicomiso', 'venta por fideicomiso', 'fideicomiso'],
    means:
      '**Una venta de fideicomiso** (trust sale) la hace el fiduciario que tiene la casa, a menudo tras la muerte del dueño, y suele no necesitar tribunal. Si nunca vivió allí, puede saber poco de la casa y estar libre de algunos formularios, según el estado.',
  },
  {
    names: ['fsbo', 'venta por el dueno', 'venta directa'],
    means:
      '**FSBO** es una casa que vende el dueño sin agente. El agente del comprador deja por escrito quién le paga antes de mostrarla.',
  },
  {
    names: ['power of attorney', 'poder notarial', 'poder', 'carta poder'],
    means:
      '**Un poder notarial** deja a una persona firmar por otra. Para una venta suele tener que nombrar la casa, ir ante notario, y ser aceptado antes por la compañía de título y el prestamista.',
  },
];
