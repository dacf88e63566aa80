import type { TradePracticeTexts, TradeWays } from '../english/trade-practice.ts';

export const tradePractice: TradePracticeTexts = {
  'escalation-clause-weighed':
    '**A favor y en contra de una cláusula de aumento**: sube la oferta por encima de otra con un paso y hasta un tope, así que el comprador no paga más de lo necesario. En contra: muestra al vendedor hasta dónde llegaría, pide prueba de la otra oferta, el precio puede pasar del avalúo, y algunos vendedores no la aceptan y piden de una vez la mejor oferta. Pregunta al agente del vendedor si la aceptan; el tope lo fija el comprador.',
  'short-or-long-loan':
    '**Un préstamo corto frente a uno largo**: el corto suele tener la tasa más baja, se acaba antes y cuesta mucho menos interés en total; su pago mensual es mucho mayor, así que alcanza para menos precio. El largo deja más holgura cada mes, y puede adelantarse si el prestamista lo permite. Dime un precio, un enganche y una tasa para cada uno, y calculo ambos pagos.',
  'fixed-or-adjustable':
    '**Tasa fija frente a ajustable**: la fija no cambia en todo el préstamo. La ajustable empieza más baja unos años y después sigue al mercado dentro de topes. Va bien a quien seguro venderá o refinanciará antes de que se ajuste, y de eso nadie está seguro. Pide al prestamista la primera tasa, los topes y el pago más alto posible.',
  'income-for-rent':
    '**El ingreso que pide un propietario**: muchos piden un ingreso mensual antes de impuestos de unas tres veces la renta; otros piden menos, o ahorros, un aval o un depósito mayor. Es una costumbre y no una regla: lo dicen los criterios escritos del propietario, que tienen que ser los mismos para todos los que solicitan. En muchos estados y ciudades no se pueden rechazar los vales ni otras fuentes lícitas de ingreso, y algunos cuentan solo la parte de la renta que paga el inquilino. Qué vale donde está la casa lo dice un abogado o la oficina local de vivienda.',
  'condo-or-house':
    '**Un condominio frente a una casa, por lo que cuestan**: el condominio lleva una cuota de HOA que paga lo común, con sus reglas, sus reservas y a veces derramas; el prestamista mira también el edificio. La casa casi nunca lleva esa cuota, pero su dueño paga solo el techo, el exterior y el jardín, asegura todo y suele pagar más por el terreno. Compáralos por el costo mensual completo: dame dos direcciones, o un precio y una cuota.',
  'new-construction':
    '**Obra nueva**: el contrato es el del constructor y le deja mucho a él, así que conviene que lo lea un abogado. El depósito suele ser mayor y más difícil de recuperar, la fecha puede moverse y las mejoras cuestan aparte. Los constructores ceden antes en créditos, en bajar la tasa y en mejoras que en el precio, a menudo con su propio prestamista: compáralo con otro. Haz inspeccionarla de todos modos, antes de cerrar los muros y al final, y lee la garantía. Acompaña a tu comprador en la primera visita: muchos pagan al agente solo entonces.',
  'usual-commission':
    '**La comisión** se negocia: ninguna ley, MLS o asociación fija una tasa, y los agentes no pueden acordarla entre ellos. Tu cliente paga lo que dice el contrato de listado o el acuerdo con el comprador, que debe decir que es negociable. La parte que supone una net sheet mía es un ejemplo: dime la tuya y la uso.',
  'explain-commission':
    '**Para explicar tu comisión**, di primero lo que compra: el precio por ventas comparables, la preparación, las fotos y la publicidad, las visitas, las ofertas lado a lado, la negociación, los plazos y los papeles hasta el cierre. Después muéstrala en dólares en una net sheet junto al precio, di que es negociable, y qué cambia si es menor. Enseña lo que haces con fechas y ejemplos, y no prometas un precio. Puedo hacer la net sheet y las comparables: dime la casa y tu comisión.',
  'why-pay-buyer-agent':
    '**Por qué un vendedor pagaría al agente del comprador**, sin estar obligado: es decisión suya y se negocia. A favor: muchos compradores tienen poco efectivo además del enganche y los costos, y no pueden ofertar si su agente queda sin pago, así que pueden comprar más personas; también se puede decidir oferta por oferta, como un crédito. En contra: sale de lo que le queda. Pon lado a lado dos net sheets, con y sin: dime la casa y la parte, y las hago.',
  'nar-settlement':
    '**Tras el acuerdo judicial de la asociación nacional de Realtors** cambiaron dos cosas para los agentes de sus MLS: las ofertas de pago al agente del comprador ya no van en el MLS, y el comprador firma un acuerdo escrito antes de visitar una casa, que dice cuánto cobra el agente y que se negocia. El vendedor todavía puede ofrecer pagarlo, fuera del MLS o como crédito en el contrato; el agente no puede recibir más de lo que dice el acuerdo.',
  'seller-disclosure':
    '**Qué debe declarar un vendedor**: en la mayoría de los estados, lo que sabe de la casa que importa a un comprador y no se ve fácilmente, como goteras, defectos, pleitos y obras sin permiso, casi siempre en un formulario del estado; unos pocos dejan más a la inspección del comprador. En todo el país, la pintura con plomo en casas anteriores a mil novecientos setenta y ocho se declara en un formulario federal, y nadie puede ocultar ni negar lo que sabe. Los agentes casi siempre deben decir también lo que saben. En caso de duda, se dice por escrito; qué necesita esta casa lo dice tu bróker o un abogado.',
  'inspection-report-shared':
    '**Si hay que compartir un informe de inspección** lo dicen el estado y el contrato. El informe que tiene un vendedor suele contar como conocimiento: lo hallado que importe hay que declararlo, y entregar el informe es lo más claro. El que pagó un comprador es suyo, y puede tener que darlo con la petición de reparaciones, o solo si se lo piden. Cuando lo tiene el agente del vendedor, los compradores siguientes casi siempre deben conocer sus defectos.',
  'tax-base-moved':
    '**La Proposición 19** es una regla de California: un dueño de más de cincuenta y cinco años, y otros que nombra la ley, por ejemplo tras un desastre, puede llevar la base fiscal de su vivienda a otra en cualquier parte del estado, comprada o construida dentro de dos años de la venta, unas pocas veces en la vida. Si la nueva vale más, se suma la diferencia. Quien hereda conserva la base solo de una casa familiar a la que se muda, hasta un límite. Se pide en un formulario del tasador del condado, que decide; antes debe verlo un asesor fiscal.',
  'like-kind-exchange':
    '**Un intercambio 1031** (26 U.S.C. § 1031) aplaza el impuesto sobre la ganancia de una propiedad de renta o de negocio, no de la vivienda propia, cuando el dinero va a otra propiedad así. Un intermediario calificado debe estar listo antes del cierre y guarda el dinero; la siguiente propiedad se nombra en unas semanas y se compra en cerca de medio año, con plazos que no se mueven. El efectivo que se saca paga impuesto. Si conviene, lo dice un asesor fiscal antes de cerrar la venta.',
  'security-deposit':
    '**El depósito de garantía de una renta** lo limita el estado, a veces la ciudad: muchos fijan un número de meses de renta, otros ninguno. En California es un mes de renta en la mayoría de los casos, y el doble para algunos propietarios pequeños (Cal. Civ. Code § 1950.5). La ley dice también cuándo se devuelve y qué puede retenerse. Debe ser igual para todos: uno mayor por niños, una discapacidad o un animal de asistencia rompe la vivienda justa. De otro estado, lo saben tu bróker o su departamento de vivienda.',
  voucher:
    '**Un cliente con un vale de vivienda puede solicitar.** Muchos estados y ciudades, California entre ellos, protegen la fuente de ingreso: allí un propietario no puede negarse ni pedir más por el vale, y lo trata como cualquier ingreso. Donde no hay esa ley, díselo igual al cliente y deja que responda el propietario. Nunca lo desvíes por eso. La autoridad de vivienda inspecciona la casa y fija lo que paga; algunas dejan usar el vale para comprar. Los anuncios no registran nada de vales: se pregunta al propietario o al agente.',
  citizenship:
    '**Ninguna ley federal pide ciudadanía ni un estatus para comprar una casa.** Al contado puede comprar quien demuestre quién es y de dónde viene el dinero; unos pocos estados limitan compras de ciertos dueños extranjeros, y eso lo sabe un abogado. Con préstamo, depende del programa del prestamista: algunos prestan con número de contribuyente (ITIN), visa o residencia, casi siempre con más enganche, así que pregunta a varios. Esa pregunta es del prestamista y no del agente: la búsqueda va solo por precio y deseos, como pide la vivienda justa.',
  'buyer-consultation': `**Qué preguntar en una consulta con un comprador**, lo mismo a todos:

- Dinero: ¿hablaron con un prestamista, hay preaprobación, qué pago mensual les acomoda, cuánto efectivo hay para el enganche y los costos?
- Tiempo: ¿cuándo quieren mudarse, termina un contrato de renta o hay que vender antes?
- La casa: ¿qué lugares o a qué distancia de dónde, recámaras, baños, tipo de casa, estacionamiento, exterior, escaleras, qué la descartaría?
- Lo indispensable y lo deseado: ¿qué tres cosas importan más, y a cuáles renunciarían?
- Antes: ¿ya buscaron u ofertaron, y qué salió mal?
- ¿Quién decide, y cómo prefieren que les escribas?
- El acuerdo: qué haces, por cuánto tiempo, cómo cobras, y que se negocia.

Deja que ellos nombren los lugares y lo que necesitan. No preguntes por planes de familia, religión, origen ni salud, y si preguntan quién vive en un lugar o si es seguro, señala fuentes públicas. Dime lo que respondan, y lo busco.`,
  'win-listing': `**Cómo ganar un listado con el mercado lento:**

- Lleva cifras en vez de promesas: qué se vendió cerca y por cuánto, cuánto tardó, y cuántas bajaron antes de precio.
- Di lo que cuesta un precio demasiado alto, con casas que esperaron y bajaron.
- Un plan con fechas: preparación, fotos, salida, una revisión de las visitas a las dos semanas, y qué sigue.
- Dos net sheets, al precio que esperan y al que apoyan las ventas.
- Di lo que necesitas de ellos, y lo que les contarás cada semana.
- Dueños de anuncios vencidos o retirados, arrendadores y clientes anteriores: una nota corta con las cifras de su propia calle.

Nombra el lugar o la casa, y traigo sus cifras, las ventas comparables y la nota.`,
  'low-offer':
    '**Una oferta baja** se puede contraofertar, rechazar, dejar sin respuesta o devolver preguntando si es la mejor; cuál de ellas lo decide el vendedor, y toda oferta se le presenta. Una contraoferta con las ventas que apoyan el precio mantiene la conversación y cuesta poco. Mira también los términos: efectivo, pocas contingencias o un cierre rápido pueden valer algo. Nombra la casa, y traigo sus ventas comparables y lo que dejaría la oferta; di “escribe una contraoferta” con el precio, y la redacto.',
  'crime-data':
    '**Si una zona es segura no lo dice un agente**: como elogio o como aviso puede dirigir a los compradores, y eso lo prohíbe la vivienda justa; yo tampoco lo juzgo. Señala a todos los clientes las mismas fuentes públicas: el mapa de delitos de la policía o los datos abiertos de la ciudad, y fuera de ella los del sheriff. Que miren, visiten a distintas horas y decidan. Yo puedo agregar datos de casas, calles y precios.',
  'post-ideas': `**Publicaciones que puedo escribir o para las que tengo las palabras:**

- El mercado donde trabajas: di “escribe una publicación sobre el mercado en” y la ciudad.
- Un anuncio tuyo: ábrelo y di “escribe un post de Instagram”, o “recién vendida”, “casa abierta”, “nuevo precio”.
- Una palabra que preguntan los clientes, contada en dos frases.
- Un paso de comprar o vender, con lo que puede salir mal.
- Qué conviene arreglar antes de anunciar una casa, y qué no.

Todas hablan de la casa y sus datos, y no dicen quién debería vivir allí.`,
};

/** Messages that go on from such an answer. */
export const tradeWays: TradeWays = {
  'post-ideas': [
    '¿Qué es una contraoferta?',
    '¿Cuáles son los pasos para comprar una casa?',
    '¿Qué debo arreglar antes de vender?',
    'Muestra mis anuncios',
  ],
};
