import type { TalkingPointTexts } from '../english/talking-points.ts';

export const talkingPoints: TalkingPointTexts = {
  price: (homes, place, told, isLease) =>
    `${isLease ? 'La renta mediana' : 'El precio mediano de venta'} de ${homes} en ${place} es de ${told}`,
  change: (percent, isMore) => `, ${percent} ${isMore ? 'más' : 'menos'} que un año antes`,
  days: (homes, place, told, isLease) =>
    `La mitad de las ${isLease ? 'rentas' : 'ventas'} de ${homes} en ${place} se cerró en ${told} o menos`,
  ratio: (homes, place, told, isLease) =>
    `La mitad de las ${isLease ? 'rentas' : 'ventas'} de ${homes} en ${place} se cerró al ${told} del precio ${isLease ? 'pedido' : 'de lista'} o más`,
  perSqFt: (homes, place, told) => `Por pie² la mediana de ${homes} en ${place} es de ${told}`,
  supply: (place, months, whose) => `${place} tiene ${months} de oferta${whose === null ? '' : `: ${whose}`}.`,
  sold: (homes, place, sold, before, isLease) =>
    `Hubo ${sold} ${isLease ? 'rentas' : 'ventas'} de ${homes} en ${place}${before === null ? '' : `, frente a ${before} un año antes`}.`,
  active: (homes, place, active) => `Ahora hay ${active} ${homes} en venta en ${place}.`,
  basis: (counted) => `${counted}, según los registros del MLS.`,
};
