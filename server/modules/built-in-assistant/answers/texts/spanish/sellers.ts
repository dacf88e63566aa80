import type { SellerTexts } from '../english/sellers.ts';

export const sellers: SellerTexts = {
  behind: 'En qué se apoya:',
  reading: 'Leyendo el mercado y sus rebajas.',
  whichPlace:
    'Dime la ciudad o el barrio, y añado sus cifras: venta frente a lista, días en el mercado, oferta y rebajas de precio.',
  figuresOf: (place, span) => `Las cifras de ${place}, ventas ${span}:`,
  kinds: {
    'start-high': {
      opening: 'Qué puedes decir sobre empezar alto y bajar después:',
      say: [
        '“Entiendo que quiera dejar margen.',
        'Sus primeras semanas son cuando más compradores verán la casa, y ahí la comparan con todo lo que hay al mismo precio.',
        'Si se queda, una rebaja llega después a menos gente, y empiezan a preguntar qué le pasa.',
        '¿Le muestro a cuánto cerraron las ventas recientes frente a su primer precio, y usted decide?”',
      ],
      points: [
        'Las primeras semanas traen la mayoría de las visitas; una rebaja posterior llega cuando menos gente mira el anuncio.',
        'Los compradores la comparan con lo que hay a ese precio, y con lo que se vendió.',
        'Lo que cuenta es a cuánto cierran las casas frente a su primer precio y cuánto tardan, y eso lo dicen las ventas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    'no-cut': {
      opening: 'Qué puedes decir a un vendedor que no quiere bajar el precio:',
      say: [
        '“Sé que no es lo que quería oír, y la decisión es suya.',
        'Los compradores que buscaban ya vieron la casa a este precio, y ninguno lo ha pagado.',
        'Veamos cuánto tardaron las otras en venderse, y qué se puso bajo contrato mientras esperábamos.',
        'Si dejamos el precio, ¿qué le gustaría que cambiara en dos semanas?”',
      ],
      points: [
        'Pon sus días en el mercado al lado de la mediana: una casa que lleva mucho más ya la vieron y la dejaron pasar a este precio.',
        'Di cuántas ventas llegaron después de una rebaja, y qué obtuvieron de su primer precio.',
        'Miren juntos con qué compite ahora, y qué se puso bajo contrato desde que se anunció.',
      ],
      yours: 'Si la baja y cuándo lo decide el vendedor.',
    },
    'old-market': {
      opening: 'Qué puedes decir a un vendedor que se guía por los precios de otro año:',
      say: [
        '“Esos precios fueron reales, y entiendo que parezcan los correctos.',
        'Hoy los compradores comparan su casa con lo que hay a la venta esta semana, y pagan los intereses de hoy.',
        'Veamos lo que cerró en los últimos meses, al lado de los mismos meses de hace un año.',
        '¿Cuál de esas ventas se parece más a su casa?”',
      ],
      points: [
        'Lo que cuenta es lo que cerró en los últimos meses: ponlo al lado del mismo tiempo un año antes.',
        'Los compradores comparan con lo que hay a la venta hoy, y pagan los intereses de hoy.',
        'Dime la dirección de la casa, y la valoro a partir de ventas recientes parecidas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    'online-estimate': {
      opening: 'Qué puedes decir sobre un valor calculado en internet:',
      say: [
        '“Qué bueno que lo buscó.',
        'Ese número lo hace una computadora que nunca entró en su casa: no conoce su estado ni lo que usted le hizo.',
        'Un comprador y un tasador se guían por casas parecidas que se vendieron cerca, así que pongámoslas al lado.',
        '¿Las vemos juntos?”',
      ],
      points: [
        'Se calcula sin una visita: no conoce el estado de la casa ni lo que se le hizo.',
        'Un comprador y el tasador del banco se guían por casas parecidas que se vendieron cerca; ponlas al lado de ese valor.',
        'Puedo valuar la casa con esas ventas y mostrar cada una: dime su dirección.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    neighbor: {
      opening: 'Qué puedes decir sobre la venta del vecino:',
      say: [
        '“Fue una buena venta para ellos, y nos ayuda a todos.',
        'Lo que nos dice es lo que un comprador pagó por esa casa, así que comparemos tamaño, estado, terreno y fecha con la suya.',
        'Después añadimos las otras ventas recientes, porque un tasador mira más de una.',
        '¿Las quiere ver lado a lado?”',
      ],
      points: [
        'Una sola venta dice lo que se pagó por esa casa: pon su tamaño, estado, terreno y fecha al lado de los de esta.',
        'Una venta antigua es de otro mercado; varias recientes dicen más.',
        'Dime las dos direcciones, y las pongo lado a lado o valúo esta casa con ventas parecidas.',
      ],
      yours: 'A cuánto anunciarla lo deciden tú y el vendedor.',
    },
    commission: {
      opening: 'Lo que paga tu comisión lo dices tú: no conozco tus servicios ni tu contrato. En qué puedes apoyarte:',
      say: [
        '“Es una pregunta justa, y las comisiones son negociables.',
        'Esto es lo que paga la mía, paso a paso, del precio y las fotos a la negociación y el cierre.',
        'Al final importa lo que le queda a usted, así que pongamos su neto con mi comisión al lado de su neto con otra.',
        'Si esos números no le convencen, ¿qué quisiera que yo cambiara?”',
      ],
      points: [
        'Las comisiones son negociables, y ninguna ley ni MLS las fija: di qué cubre la tuya, paso a paso.',
        'Ponla al lado de lo que deciden el precio y el tiempo: a cuánto cierran las casas frente a la lista, y cuánto cuesta un primer precio equivocado.',
        'Puedo sumar lo que recibe el vendedor con tu comisión y con otra: dime un precio y las comisiones.',
      ],
      yours: 'Cuánto cobrar es entre tú y el vendedor.',
    },
    'by-owner': {
      opening: 'Qué puedes decir a dueños que venderían por su cuenta:',
      say: [
        '“Claro que la puede vender por su cuenta, y hay quien lo hace.',
        '¿Cuánto espera ahorrar?',
        'Pongamos dos números lado a lado: lo que le quedaría solo y lo que le quedaría después de mi comisión, con todo lo que cada camino le pide.',
        'Si el suyo sale mejor, le deseo suerte de verdad.”',
      ],
      points: [
        'Pregunta qué quieren ahorrar, y pon el neto al lado: dime un precio y las comisiones, y sumo lo que queda con la tuya y sin ella.',
        'Repasa lo que hay que hacer, del precio, las divulgaciones y las fotos a las visitas, las ofertas y el cierre, y di qué de eso haces tú.',
        'Un primer precio equivocado cuesta más que tiempo: muestra a cuánto cierran las casas frente al suyo, y cuánto tardan.',
      ],
      yours: 'Si anuncian contigo lo deciden ellos.',
    },
    wait: {
      opening: 'Qué puedes decir a un vendedor que prefiere esperar:',
      say: [
        '“Esperar puede tener sentido, y usted decide.',
        'No le puedo decir qué harán los precios o las tasas para entonces, y nadie más puede.',
        'Lo que sí le puedo mostrar es cómo fueron los años pasados aquí, con qué competiría ahora y lo que le costarían esos meses en pagos, impuestos y seguro.',
        '¿Le sirve ver esos números antes de decidir?”',
      ],
      points: [
        'Nadie sabe qué harán los precios o las tasas, y no pronostico ninguno. Lo que mostraron los años pasados lo dicen las ventas: pregunta “mejores meses para vender en” y el lugar.',
        'En los meses de más movimiento también hay más casas a la venta: pon al lado lo que compite ahora con la suya.',
        'Esperar cuesta los pagos, impuestos, seguro y mantenimiento de esos meses: súmenlos juntos.',
      ],
      yours: 'Cuándo anunciar lo decide el vendedor.',
    },
    'other-agent': {
      opening: 'Qué puedes decir a un vendedor que conoce a otro agente o pregunta “¿por qué usted?”:',
      say: [
        '“Qué bueno que tiene a alguien de confianza, y no le pediría que me elija sin una razón.',
        'Solo le pido quince minutos para mostrarle cómo pondría el precio y promovería esta casa, y qué dicen las ventas a su alrededor.',
        'Después compare los dos planes y elija el que le convenza.',
        '¿Qué tendría que oír de mí para sentirse seguro?”',
      ],
      points: [
        'Lleva las cifras del lugar: a cuánto cierran las casas frente a la lista, y cuánto tardan.',
        'Di lo que haces, semana por semana, y nada del otro agente: a quien ya firmó con uno no le pides nada.',
        'Tus propias ventas y reseñas las pones tú: no las conozco.',
      ],
      yours: 'Con quién anuncian lo deciden ellos.',
    },
    'promised-more': {
      opening: 'Qué puedes decir cuando otro agente nombró un precio más alto:',
      say: [
        '“A mí también me gustaría conseguirle eso, y qué bueno que me lo dice.',
        'En cuánto se vende una casa lo deciden los compradores y el tasador de su prestamista, la anuncie quien la anuncie.',
        'Pídanos a los dos las ventas detrás del número, y mire qué tan cerca quedó el precio de lista de lo que se pagó.',
        '¿Le muestro las mías, una por una?”',
      ],
      points: [
        'Pon sobre la mesa las ventas cerradas detrás de tu precio, y pregunta cuáles están detrás del otro.',
        'Un precio que los compradores no ven en las ventas suele costar tiempo y una rebaja: cuántas ventas de la zona llegaron después de una lo dicen las cifras.',
        'No digas nada del otro agente: las ventas hablan por sí solas.',
      ],
      yours: 'A qué precio y con quién anunciar lo decide el vendedor.',
    },
    any: {
      opening: 'Qué puedes decir primero, sea cual sea la objeción:',
      say: [
        '“Le entiendo, y es un punto válido.',
        '¿Me cuenta un poco más de lo que hay detrás?',
        'Si resolvemos eso, ¿hay algo más que le impediría seguir?',
        'Le muestro lo que dicen los números, y usted decide.”',
      ],
      points: [
        'Tengo frases propias para el precio, la comisión, un valor de internet, la venta de un vecino, esperar, vender sin agente y otro agente: dime qué dicen.',
      ],
      yours: 'Lo que hagan lo deciden ellos.',
    },
  },
};
