import type { Term } from '../../english/terms/term.ts';

export const propertyTerms: readonly Term[] = [
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
  {
    names: ['mello-roos', 'mello roos'],
    means:
      '**Mello-Roos** es un impuesto especial en partes de California que paga las calles, escuelas o parques de una zona más nueva. Viene en el recibo predial, junto al impuesto usual, y termina cuando se pagan sus bonos; el recibo o el condado dicen si una casa lo tiene y de cuánto es.',
  },
  {
    names: ['title company', 'compania de titulos', 'compania de titulo', 'compania de escrow', 'oficial de escrow'],
    means:
      '**Una compañía de título** busca en los registros de quién es la casa y qué se debe por ella, asegura el título, y en muchos estados también guarda el dinero, prepara la liquidación, reúne las firmas y registra la escritura. En otros estados, parte de eso lo hace una compañía de escrow o un abogado.',
  },
  {
    names: ['title search', 'busqueda de titulo', 'estudio de titulo', 'reporte preliminar de titulo'],
    means:
      '**Una búsqueda de título** revisa los registros públicos: dueños, préstamos, gravámenes, servidumbres y sentencias de una propiedad. Lo hallado está en el reporte preliminar, que el comprador lee antes del cierre.',
  },
  {
    names: ['quitclaim deed', 'quitclaim', 'escritura de finiquito', 'escritura de renuncia'],
    means:
      '**Una escritura quitclaim** pasa lo que su firmante tenga de una propiedad y no promete nada más. Es común entre familiares, tras un divorcio o hacia un fideicomiso; no protege a un comprador ni saca a nadie de un préstamo.',
  },
  {
    names: ['warranty deed', 'grant deed', 'escritura de garantia'],
    means:
      '**Una escritura de garantía** pasa el título con la promesa de que es bueno: la general responde por todo el pasado, la especial por el tiempo del vendedor. La grant deed de California promete que el vendedor no lo vendió ni lo gravó de otro modo.',
  },
  {
    names: ['prorations', 'prorrateo', 'prorrateos', 'prorration'],
    means:
      '**El prorrateo** divide entre vendedor y comprador los gastos corrientes, como impuestos, cuotas de HOA y rentas, según el día del cierre: cada uno paga los días en que es dueño.',
  },
  {
    names: ['impound account', 'cuenta de impuestos y seguro', 'cuenta impound', 'cuenta de escrow', 'cuenta de deposito'],
    means:
      '**Una cuenta impound**, o cuenta de escrow, es donde el prestamista junta con cada pago una parte de los impuestos y el seguro, y de allí los paga. Con poco enganche suele ser obligatoria.',
  },
  {
    names: ['zoning', 'zonificacion', 'uso de suelo'],
    means:
      '**La zonificación** es lo que una ciudad o un condado deja construir en un lote: casas o comercios, cuántas unidades, qué altura, qué tan cerca de los bordes. Lo que se permite en un lote lo dice su departamento de planificación.',
  },
  {
    names: ['setback', 'retiro', 'retranqueo'],
    means:
      '**El retiro** (setback) es la distancia que un edificio debe guardar de los bordes del lote, la calle o el agua. Decide qué se puede agregar.',
  },
  {
    names: ['variance', 'variacion de zonificacion', 'permiso de variacion'],
    means:
      '**Una variance** es el permiso de la ciudad para construir fuera de una regla de zonificación, en un solo lote y por una razón de ese lote.',
  },
  {
    names: ['septic', 'fosa septica', 'sistema septico', 'tanque septico'],
    means:
      '**Un sistema séptico** trata las aguas de la casa en su propio lote, donde no hay alcantarillado. Se vacía cada pocos años, se inspecciona aparte, y su permiso dice para cuántos dormitorios sirve.',
  },
  {
    names: ['flood zone', 'zona de inundacion', 'zona inundable'],
    means:
      '**Una zona de inundación** es un área del mapa de FEMA según qué tan probable es que se inunde. En las de alto riesgo, un préstamo con respaldo federal pide seguro contra inundación. La zona de una dirección está en msc.fema.gov, y en ningún anuncio que yo lea.',
  },
  {
    names: ['reserve study', 'estudio de reservas', 'fondo de reserva'],
    means:
      '**Un estudio de reservas** enumera lo que una HOA tendrá que reparar o cambiar, cuándo y por cuánto, y cuánto tiene ahorrado. Si hay poco, pueden venir cuotas más altas o derramas.',
  },
  {
    names: ['radon', 'gas radon', 'prueba de radon'],
    means:
      '**El radón** es un gas del suelo que se junta en las casas y aumenta el riesgo de cáncer de pulmón. Una prueba barata lo mide, y un ventilador con un tubo lo baja; en muchos estados hay que declararlo.',
  },
  {
    names: ['knob and tube', 'cableado knob and tube'],
    means:
      '**El cableado de perillas y tubos** es uno antiguo sin tierra. Las aseguradoras a menudo lo rechazan o piden cambiarlo: conviene tener la palabra de un electricista y una cotización del seguro en el periodo de inspección.',
  },
  {
    names: ['survey', 'levantamiento topografico', 'plano de mensura'],
    means: '**Un survey** mide por dónde corren los límites de un lote y qué los cruza, como cercas, entradas y servidumbres.',
  },
  {
    names: ['joint tenancy', 'tenencia conjunta', 'bienes gananciales'],
    means:
      '**La tenencia conjunta** (joint tenancy) es ser dueños de modo que la parte de quien muere pase a los otros; en la tenencia en común pasa a los herederos, y los bienes gananciales son de los esposos en algunos estados. Cómo recibir el título lo dice un abogado o asesor fiscal.',
  },
  {
    names: ['encroachment', 'invasion de lindero'],
    means:
      '**Una invasión de lindero** (encroachment) es algo que pasa la línea de un lote, como una cerca, un techo o una entrada. La muestra un survey, y el seguro de título puede excluirla.',
  },
];
