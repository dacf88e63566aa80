/** A label that is drawn around a place, in pixels. */
export interface PlacedBox {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

const ROUNDS = 80;
/** Room between two. */
const GAP = 2;
/** Apart in some direction, also where two stand at one place: each in another one, the same every time. */
const TURN = 2.4;

/**
 * How far each box goes, so that none covers another: pairs that overlap push each other away along their shorter way, round by round. The
 * first box stands still. For some dozens; beyond that they would drift too far to be found.
 */
export function spreadApart(boxes: readonly PlacedBox[]): [x: number, y: number][] {
  const moved = boxes.map(({ x, y }, at) => ({ x: x + Math.cos(at * TURN) / 100, y: y + Math.sin(at * TURN) / 100 }));
  for (let round = 0, isCrowded = true; isCrowded && round < ROUNDS; round += 1) {
    isCrowded = false;
    for (const [first, one] of boxes.entries())
      for (const [offset, other] of boxes.slice(first + 1).entries()) {
        const [from, to] = [moved[first], moved[first + 1 + offset]];
        if (!from || !to) continue;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const overX = one.halfWidth + other.halfWidth + GAP - Math.abs(dx);
        const overY = one.halfHeight + other.halfHeight + GAP - Math.abs(dy);
        if (overX <= 0 || overY <= 0) continue;
        isCrowded = true;
        const own = first === 0 ? 0 : 0.5;
        if (overX < overY) {
          const push = Math.sign(dx || 1) * overX;
          from.x -= push * own;
          to.x += push * (1 - own);
        } else {
          const push = Math.sign(dy || 1) * overY;
          from.y -= push * own;
          to.y += push * (1 - own);
        }
      }
  }
  return moved.map(({ x, y }, at) => [x - (boxes[at]?.x ?? 0), y - (boxes[at]?.y ?? 0)]);
}
