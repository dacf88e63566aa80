import type { ListingAppointmentTexts } from '../english/listing-appointment.ts';

const questions = [
  '¿Por qué piensas vender y a dónde vas después?',
  '¿Cuándo quieres haberte mudado y qué pasa si tarda más?',
  '¿Qué le has hecho a la casa desde que la compraste y cuándo?',
  '¿Qué arreglarías si te quedaras?',
  '¿Cuánto debes: primer préstamo, segundo, línea de crédito, gravámenes, paneles solares en renta?',
  '¿Quién está en el título, y todos los que firman quieren vender?',
  '¿Cuánto crees que vale y cómo llegaste a esa cifra?',
  '¿Cuánto necesitas que te quede?',
  '¿Hay inquilino, asociación de propietarios o un permiso abierto?',
  '¿Con quién más hablas y qué es lo que más te importa del agente que elijas?',
  '¿Qué salió bien y qué no la última vez que vendiste?',
  '¿Cómo quieres que te informe y cada cuánto?',
];

export const listingAppointment: ListingAppointmentTexts = {
  reading: 'Leyendo el mercado para la cita.',
  prepare: {
    opening: (place) => `Preparación de la cita con el vendedor${place === null ? '' : ` en ${place}`}:`,
    before: {
      title: 'Antes de ir',
      looksUp: 2,
      points: [
        'Busca la casa: su registro, su última venta, sus permisos y sus impuestos.',
        'Reúne las ventas más parecidas, lo que hay en venta junto a ella y lo que se retiró del mercado.',
        'Pide un recorrido en fotos, para que tu rango corresponda a su estado.',
        'Prepara una hoja de gastos con dos o tres precios.',
        'Llama el día anterior: confirma la hora y que estarán todos los que deciden.',
      ],
    },
    outline: {
      title: 'Un orden para la cita',
      points: [
        'Recorran la casa juntos, y pregunta antes de explicar.',
        'Lo que quieren: la fecha, el dinero, la preocupación.',
        'El mercado: qué se vendió, cuánto tardó y qué está en venta.',
        'El precio: un rango con sus ventas, y lo que le queda al vendedor.',
        'Tu plan: preparación, fotos, lanzamiento, visitas, ofertas y cada cuánto le informas.',
        'Tus honorarios y lo que pagan; después, el siguiente paso y el contrato.',
      ],
    },
    others: 'Hablan con otros agentes: di qué harás en las primeras semanas, con fechas, y deja el plan por escrito.',
    bring: {
      title: 'Lleva',
      points: [
        'El CMA y las hojas de gastos',
        'Tu plan de promoción en una página',
        'El contrato de captación y los formularios de divulgación',
        'Nombres de vendedores a quienes pueden llamar',
      ],
    },
    questionsTitle: 'Preguntas para hacer',
    noPlace: 'Dime la ciudad o el barrio y agrego sus cifras; dime la dirección y hago el CMA.',
  },
  onRecord: (home, rooms, yearBuilt, price, status) =>
    `En el registro: ${[home, rooms, yearBuilt === null ? '' : `construida en ${yearBuilt}`, price === null ? '' : `${status === 'sold' ? 'vendida en' : 'anunciada en'} ${price}`].filter(Boolean).join(', ')}.`,
  figuresOf: (place, span, kind) => `El mercado que puedes mostrar, ${place}, ventas de ${kind ?? 'casas de todo tipo'} ${span}:`,
  mayBeListed:
    'Está anunciada ahora. Si es con otra oficina, su vendedor tiene un contrato con ella: comprueba quién la anuncia antes de llamar.',
  questions: { opening: 'Preguntas para el vendedor:', points: questions },
  objections: {
    opening: 'Lo que más dicen los vendedores y lo que puedes contestar:',
    names: {
      commission: 'Tu comisión es muy alta',
      'start-high': 'Empecemos alto y bajemos después',
      'online-estimate': 'Una página dice que vale más',
      'other-agent': 'Conocemos a otro agente',
      wait: 'Queremos esperar',
    },
    more: 'Dime otra tal como la dicen y te escribo una respuesta.',
  },
  documents: {
    opening: (state) => `Lo que un vendedor suele firmar o entregar en ${state}:`,
    everywhere: 'En todo el país:',
    federal: [
      'Divulgación y folleto sobre pintura con plomo, en viviendas antiguas (42 U.S.C. § 4852d)',
      'Constancia de que el vendedor no es persona extranjera, o retención (26 U.S.C. § 1445)',
    ],
    states: {
      CA: [
        'Declaración de divulgación, Transfer Disclosure Statement (Cal. Civ. Code § 1102.6)',
        'Declaración de riesgos naturales, Natural Hazard Disclosure (Cal. Civ. Code § 1103.2)',
        'Aviso de impuestos especiales, como Mello-Roos (Cal. Civ. Code § 1102.6b)',
        'Divulgación de agencia, firmada antes del contrato (Cal. Civ. Code § 2079.14)',
        'La inspección visual del agente (Cal. Civ. Code § 2079)',
        'Declaración de detectores de humo (Cal. Health & Safety Code § 13113.8) y del calentador sujeto (§ 19211)',
        'Documentos de la asociación de propietarios, si la hay (Cal. Civ. Code § 4525)',
        'Certificado de retención del estado (Cal. Rev. & Tax. Code § 18662)',
        'Cuestionario del vendedor de tu proveedor de formularios: no lo pide una ley, es costumbre',
      ],
      TX: [
        'Aviso de divulgación del vendedor (Tex. Prop. Code § 5.008)',
        'Certificado de reventa de la asociación, si la hay (Tex. Prop. Code § 207.003)',
        'Aviso de distrito de servicios municipales, si la casa está en uno (Tex. Water Code § 49.452)',
      ],
      FL: [
        'Divulgación de inundaciones (Fla. Stat. § 689.302)',
        'Resumen de impuestos a la propiedad (Fla. Stat. § 689.261)',
        'Resumen de la asociación (Fla. Stat. § 720.401) o documentos del condominio (Fla. Stat. § 718.503)',
        'Divulgación de erosión costera, si aplica (Fla. Stat. § 161.57)',
      ],
      NY: ['Declaración de condición de la propiedad (N.Y. Real Prop. Law § 462)'],
      WA: ['Declaración de divulgación del vendedor (RCW 64.06.020)'],
      OR: ['Declaración de divulgación del vendedor (ORS 105.464)'],
      NV: [
        'Formulario de divulgación del vendedor (NRS 113.130)',
        'Paquete de reventa de la asociación, si la hay (NRS 116.4109)',
      ],
      IL: ['Informe de divulgación residencial (765 ILCS 77)'],
      NC: ['Declaración de la propiedad y la asociación (N.C. Gen. Stat. § 47E-4)'],
      MA: [
        'Aviso sobre pintura con plomo en viviendas antiguas (M.G.L. c. 111, § 197A)',
        'Certificado de los bomberos sobre detectores de humo y monóxido (M.G.L. c. 148, § 26F)',
      ],
    },
    own: 'De los papeles del vendedor:',
    drawer: [
      'Estados de cuenta de los préstamos, para el saldo',
      'Permisos, garantías y facturas de obras',
      'Informes de inspección anteriores',
      'Reglas, cuotas y contactos de la asociación',
      'Contratos de renta, también de paneles solares o del sistema de agua',
      'Llaves, códigos y manuales',
    ],
    unknown: (state) => `No tengo una lista para ${state}: tu bróker y la asociación del estado tienen sus formularios.`,
    whichState: 'Dime el estado y agrego lo que sé de él.',
    decides:
      'Las ciudades y los condados pueden pedir más, y los formularios cambian: tu bróker decide cuáles necesita esta venta.',
    names: {
      ...{ CA: 'California', TX: 'Texas', FL: 'Florida', NY: 'Nueva York', WA: 'Washington', OR: 'Oregón' },
      ...{ NV: 'Nevada', IL: 'Illinois', NC: 'Carolina del Norte', MA: 'Massachusetts' },
    },
  },
  timeline: {
    opening: 'De la firma al cierre:',
    back: (day) => `Contando hacia atrás desde el ${day}, el último paso primero:`,
    steps: [
      'Firma del contrato y de la divulgación de agencia; se piden los informes y los documentos de la asociación.',
      'Preparación: arreglos, limpieza, decoración; después fotos, plano y texto.',
      'Salida al mercado: primeras visitas y primera casa abierta.',
      'Ofertas: comparar, contraofertar, aceptar. Cuánto tarda lo dicen los días en el mercado.',
      'Se abre el depósito: seña, divulgaciones firmadas, inspecciones.',
      'Se retiran las contingencias: inspección, tasación, préstamo.',
      'Último recorrido, firma, fondos, registro, llaves.',
    ],
    stepsBack: (day) => [
      `${day}: casa desocupada. El cierre es ese día, o antes con una renta al vendedor en el contrato.`,
      'Antes, el plazo de cierre que diga la oferta: a menudo cerca de un mes con préstamo, menos al contado.',
      'Antes, los días en el mercado.',
      'Antes, la preparación: lo que pidan los arreglos, la decoración y las fotos.',
      'Antes de todo, el contrato: fírmalo en cuanto se sepa qué hay que hacer.',
    ],
    howLong: (place) => `Cuánto tardan las casas en ${place}:`,
    noPlace: 'Dime la ciudad o el barrio y agrego cuánto tardan ahí las casas.',
    decides: 'Los días son los del contrato: suma tus propios pasos, con margen por si uno se atrasa.',
  },
  ask: {
    questions: '¿Qué preguntas le hago al vendedor?',
    objections: '¿Qué objeciones tendrá el vendedor?',
    documents: (state) => `Lista de documentos que necesita el vendedor${state === null ? '' : ` en ${state}`}`,
    timeline: 'Calendario de la firma al cierre',
    cma: (address) => `Haz un CMA de ${address}`,
  },
};
