import type { Term } from '../../english/terms/term.ts';

export const marketTerms: readonly Term[] = [
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
    names: ['1031 exchange', '1031', 'intercambio 1031'],
    means:
      '**Un intercambio de propiedades de inversión** deja para después el impuesto sobre la ganancia, con plazos estrictos. Lo tiene que planear un asesor fiscal.',
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
    names: ['net sheet', 'hoja de neto', 'hoja neta', 'ganancia neta del vendedor'],
    means:
      '**Una net sheet** es lo que le queda al vendedor: el precio, menos los préstamos por pagar, las comisiones, los costos de cierre, los impuestos de transferencia y los créditos. Dime un precio y un lugar, y la calculo con cada línea.',
    isFigure: true,
  },
  {
    names: ["buyer's market", 'mercado de vendedores', 'mercado de compradores', 'mercado del vendedor', 'mercado del comprador'],
    means:
      '**Un mercado de vendedores** tiene más compradores que casas: se venden rápido, a menudo al precio pedido o por encima. En uno de compradores es al revés. Los meses de inventario dicen hacia dónde se inclina: nombra un lugar y te los digo.',
  },
  {
    names: ['cash on cash return', 'rendimiento sobre efectivo', 'retorno sobre efectivo'],
    means:
      '**El retorno sobre efectivo** es lo que deja una propiedad rentada en un año después de pagar el préstamo, como parte del efectivo invertido. Cambia con el préstamo; la tasa de capitalización lo deja fuera.',
  },
  {
    names: ['sale-to-list ratio', 'relacion entre venta y lista', 'relacion venta-precio pedido'],
    means:
      '**La relación entre precio de venta y precio pedido** dice por cuánto se vendió como parte de lo último que se pidió. Si pasa del total, se pagó más de lo pedido. Nombra un lugar y te la digo.',
    isFigure: true,
  },
  {
    names: ['ibuyer', 'comprador instantaneo'],
    means:
      '**Un iBuyer** es una empresa que compra casas al momento, a un precio que pone una computadora, y las revende. El vendedor gana rapidez y la paga con cuotas y a menudo un precio menor.',
  },
  {
    names: ['price per square foot', 'precio por pie cuadrado'],
    means:
      '**El precio por pie cuadrado** es el precio entre la superficie habitable. Compara casas parecidas de tamaño parecido; el terreno, el estado y el piso lo cambian, y las más pequeñas suelen tener uno mayor.',
    isFigure: true,
  },
];
