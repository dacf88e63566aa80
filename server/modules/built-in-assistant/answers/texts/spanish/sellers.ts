import type { SellerTexts } from '../english/sellers.ts';

export const sellers: SellerTexts = {
  reading: 'Leyendo el mercado y sus rebajas.',
  whichPlace:
    'Dime la ciudad o el barrio, y añado sus cifras: venta frente a lista, días en el mercado, oferta y rebajas de precio.',
  figuresOf: (place, span) => `Las cifras de ${place}, ventas ${span}:`,
  kinds: {
    'start-high': {
      opening: 'Qué puedes decir sobre empezar alto y bajar después:',
      points: [
        'Las primeras semanas traen la mayoría de las visitas; una rebaja posterior llega cuando menos gente mira el anuncio.',
        'Los compradores la comparan con lo que hay a ese precio, y con lo que se vendió.',
        'Lo que cuenta es a cuánto cierran las casas frente a su primer precio y cuánto tardan, y eso lo dicen las ventas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    'no-cut': {
      opening: 'Qué puedes decir a un vendedor que no quiere bajar el precio:',
      points: [
        'Pon sus días en el mercado al lado de la mediana: una casa que lleva mucho más ya la vieron y la dejaron pasar a este precio.',
        'Di cuántas ventas llegaron después de una rebaja, y qué obtuvieron de su primer precio.',
        'Miren juntos con qué compite ahora, y qué se puso bajo contrato desde que se anunció.',
      ],
      yours: 'Si la baja y cuándo lo decide el vendedor.',
    },
    'old-market': {
      opening: 'Qué puedes decir a un vendedor que se guía por los precios de otro año:',
      points: [
        'Lo que cuenta es lo que cerró en los últimos meses: ponlo al lado del mismo tiempo un año antes.',
        'Los compradores comparan con lo que hay a la venta hoy, y pagan los intereses de hoy.',
        'Dime la dirección de la casa, y la valoro a partir de ventas recientes parecidas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    'online-estimate': {
      opening: 'Qué puedes decir sobre un valor calculado en internet:',
      points: [
        'Se calcula sin una visita: no conoce el estado de la casa ni lo que se le hizo.',
        'Un comprador y el tasador del banco se guían por casas parecidas que se vendieron cerca; ponlas al lado de ese valor.',
        'Puedo valuar la casa con esas ventas y mostrar cada una: dime su dirección.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    neighbor: {
      opening: 'Qué puedes decir sobre la venta del vecino:',
      points: [
        'Una sola venta dice lo que se pagó por esa casa: pon su tamaño, estado, terreno y fecha al lado de los de esta.',
        'Una venta antigua es de otro mercado; varias recientes dicen más.',
        'Dime las dos direcciones, y las pongo lado a lado o valúo esta casa con ventas parecidas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    commission: {
      opening: 'Lo que paga tu comisión lo dices tú: no conozco tus servicios ni tu contrato. En qué puedes apoyarte:',
      points: [
        'Las comisiones son negociables, y ninguna ley ni MLS las fija: di qué cubre la tuya, paso a paso.',
        'Ponla al lado de lo que deciden el precio y el tiempo: a cuánto cierran las casas frente a la lista, y cuánto cuesta un primer precio equivocado.',
        'Puedo sumar lo que recibe el vendedor con tu comisión y con otra: dime un precio y las comisiones.',
      ],
      yours: 'Cuánto cobrar es entre tú y el vendedor.',
    },
    'by-owner': {
      opening: 'Qué puedes decir a dueños que venderían por su cuenta:',
      points: [
        'Pregunta qué quieren ahorrar, y pon el neto al lado: dime un precio y las comisiones, y sumo lo que queda con la tuya y sin ella.',
        'Repasa lo que hay que hacer, del precio, las divulgaciones y las fotos a las visitas, las ofertas y el cierre, y di qué de eso haces tú.',
        'Un primer precio equivocado cuesta más que tiempo: muestra a cuánto cierran las casas frente al suyo, y cuánto tardan.',
      ],
      yours: 'Si anuncian contigo lo deciden ellos.',
    },
    wait: {
      opening: 'Qué puedes decir a un vendedor que prefiere esperar:',
      points: [
        'Nadie sabe qué harán los precios o las tasas, y no pronostico ninguno. Lo que mostraron los años pasados lo dicen las ventas: pregunta “mejores meses para vender en” y el lugar.',
        'En los meses de más movimiento también hay más casas a la venta: pon al lado lo que compite ahora con la suya.',
        'Esperar cuesta los pagos, impuestos, seguro y mantenimiento de esos meses: súmenlos juntos.',
      ],
      yours: 'Cuándo anunciar lo decide el vendedor.',
    },
  },
};
