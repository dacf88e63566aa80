import { list } from '../../format.ts';
import type { TrustTexts } from '../english/trust.ts';

export const trust: TrustTexts = {
  portals:
    'No. No uso Zillow ni ningún otro portal, ni sus estimaciones: solo los anuncios y las ventas que muestra tu acceso al MLS, y lo que me dices.',
  'other-model':
    'No. Soy el asistente integrado de Sidekick, un programa que lee las palabras por reglas, y aquí no responde ningún modelo de lenguaje de una empresa. Si tu oficina tiene uno, se elige en la barra del mensaje, y entonces responde ese.',
  'client-data':
    'Lo que escribes queda en tu cuenta, con quien opera este Sidekick: nadie más lo ve en el producto, un administrador puede mirar un problema, y cada vez queda registrado. Yo, el asistente integrado, no lo envío a ninguna parte. Con un modelo de lenguaje elegido, tus mensajes y lo que consulta van a su proveedor. Un chat se borra en su propio menú; en la configuración, bajo tus datos, están la copia de todo y el fin de la cuenta. No escribas de un cliente más de lo que hace falta.',
  from: (sources) => `Estas vienen de ${list(sources, 'y')}.`,
  'real-listings':
    'Los anuncios son como los da la fuente MLS que muestra tu acceso, y cada uno nombra la suya: abre uno para verla. Una fuente con “Demo” en su nombre tiene casas y personas inventadas, para probar Sidekick.',
  'value-error':
    'Cada valor lo dice: con él está a qué distancia quedaron los valores hechos igual de lo que después se pagó, y un rango. Cambia según el lugar y cuántas casas parecidas se vendieron. Pregunta “¿cuánto vale?” de una casa y lee esa línea antes de confiar en él; no es un avalúo.',
  character:
    'No juzgo a las personas, y no sé de ellas más que el nombre y la oficina del agente que registra un anuncio: cómo son, su edad, su familia o su dinero no los conozco, y guiarse por eso puede romper la vivienda justa. Cómo trabaja un agente lo saben tu bróker y quienes cerraron con él; la página del estado muestra la licencia.',
  availability:
    'Ningún anuncio registra aquí desde cuándo se puede ocupar una renta, así que no puedo filtrar por eso y la lista queda como está. Pregunta la fecha al agente: puedo escribir ese mensaje para una casa que abras.',
  nowOrWait: (place) =>
    `Si actuar ahora o esperar lo decide tu cliente, y nadie sabe adónde irán precios y tasas. Lo que sí puede decirse es cómo está ${place}: precios, qué tan rápido se vende y qué hay en venta.`,
  canDo: `Sí, en español también. Esto puedo hacer por ti:

- **Casas**: buscar en venta, en renta o vendidas, afinar, comparar y contarte de cualquiera.
- **Valores**: cuánto vale una casa según ventas parecidas, y un CMA para tu cliente.
- **Mercados**: precios, días en el mercado, inventario y rentas de un lugar, en el tiempo o lado a lado.
- **Dinero**: pagos, efectivo al cierre, net sheets, cuánto alcanza un comprador, el rendimiento de una renta.
- **Textos**: descripciones, publicaciones, correos y mensajes a clientes y agentes, en español o en inglés.
- **Oficio**: términos, cómo se hacen las cosas, qué preguntar y llevar, vivienda justa.

Dilo con tus palabras, o prueba una:`,
  canDoAsks: [
    '¿Qué ciudades tienes?',
    'Muestra mis anuncios',
    'Ayúdame a preparar una cita con un vendedor',
    '¿Qué es una contraoferta?',
  ],
};
