import type { Capability } from '../../../how-to/capabilities.ts';

export const capabilities: Record<Capability, string> = {
  'tax-records':
    'No: no tengo registros del condado, como los de impuestos, escrituras o gravámenes. El impuesto anual que registra un anuncio sí lo puedo decir: nombra la casa y pregunta “¿cuánto paga de impuestos?”. También sus ventas anteriores en el MLS.',
  signatures:
    'No: no mando nada a firmar, ni a DocuSign ni a otro servicio. Con dotloop conectado (menú de tus iniciales, **Settings**, **Integrations**) puedo abrir un loop para una casa después de tu clic, y desde ahí lo mandas a firmar.',
  staging:
    'No: no edito ni amueblo fotos. Las de un anuncio están en sus detalles como las puso su agente, y puedo escribir el texto que las acompaña.',
  photos:
    'No: no tomo ni hago fotos o videos. Las de un anuncio están en sus detalles, y puedes adjuntar las tuyas para preguntar sobre ellas.',
  website:
    'No: no publico nada en un sitio, un portal, un MLS o una red social. Puedo escribir la descripción o la publicación para que la pegues, y **Share**, debajo de una presentación, da un enlace que puedes poner en tu sitio.',
  defaults:
    'No: los valores predeterminados no se cambian para siempre. Di tu comisión, tus costos o tu tasa con la pregunta, y las cifras se calculan con eso.',
  agenda:
    'No: no leo tu calendario ni tus tareas. Con Google conectado pongo citas en el calendario después de tu clic. Qué hay de nuevo para tus clientes te lo digo con tus búsquedas guardadas.',
  'other-language':
    'No: solo leo y escribo en inglés y en español. Pide el texto en uno de los dos, y que lo traduzca alguien que hable el otro idioma.',
  'cma-pdf':
    'Desde aquí no envío nada, pero un CMA se guarda como PDF: di “haz un CMA de” y una dirección, y pulsa **PDF** debajo de la presentación. **Share**, al lado, da un enlace.',
  refinance:
    'Si conviene refinanciar lo contesta un prestamista: depende del préstamo actual, la tasa nueva, los costos y cuánto tiempo se quedan. Puedo calcular el pago mensual con el saldo y la tasa que digas, para ponerlos lado a lado, y cuánto vale la casa según sus ventas.',
  flood:
    'Las zonas de inundación no están en los anuncios que leo. El mapa de FEMA, en msc.fema.gov, muestra la zona de una dirección; un agente de seguros dice si hace falta una póliza y cuánto cuesta, y el prestamista si el préstamo la exige.',
  'offer-forms':
    'No: no lleno ofertas ni contratos. Son los formularios de tu asociación o de tu broker, y lo que dicen obliga a tu cliente. Lo que va con una oferta sí lo escribo: di “escribe un correo al agente del anuncio” con el precio y las condiciones. También puedo mostrar las ventas comparables detrás de un precio, su pago mensual y el dinero al cierre.',
};

export const capabilityWays: Partial<Record<Capability, string>> = {
  'tax-records': '¿Cuánto paga de impuestos?',
};
