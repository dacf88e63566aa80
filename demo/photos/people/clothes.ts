import { darker, lighter, path } from '#demo/photos/draw/svg.ts';
import type { Random } from '#demo/random.ts';

/** Neck and shoulders, and what is worn on them. */
export function drawShoulders(
  random: Random,
  isFeminine: boolean,
  cloth: string,
  shirt: string,
  skin: string,
  shade: string,
): string {
  const wide = isFeminine ? 128 : 148;
  const neck = isFeminine ? 25 : 31;
  const kind = random.int(0, 3);
  const bust = path(
    `M${200 - wide} 400C${200 - wide} 330 ${200 - wide * 0.72} 306 ${200 - neck - 16} 290L200 310L${200 + neck + 16} 290C${200 + wide * 0.72} 306 ${200 + wide} 330 ${200 + wide} 400Z`,
    cloth,
  );
  const throat =
    path(`M${200 - neck} 225V288Q200 326 ${200 + neck} 288V225Z`, skin) +
    path(`M${200 - neck} 240Q200 292 ${200 + neck} 240V262Q200 300 ${200 - neck} 262Z`, shade, { opacity: 0.6 });
  const lapel = (side: -1 | 1): string =>
    path(
      `M${200 + side * (neck + 8)} 283L${200 + side * 66} 312L${200 + side * 44} 346L200 400L${200 + side * 6} 372Z`,
      darker(cloth, 0.22),
    );
  const collar = (side: -1 | 1): string =>
    path(`M${200 + side * (neck - 2)} 276L${200 + side * (neck + 20)} 296L${200 + side * 16} 330L200 312Z`, lighter(shirt, 0.4));
  const inside = path(
    `M${200 - neck - 8} 284L200 ${kind === 1 ? 372 : 400}L${200 + neck + 8} 284Q200 330 ${200 - neck - 8} 284Z`,
    shirt,
  );
  const tie =
    !isFeminine && random.chance(0.4)
      ? path('M191 318h18l-4 16 10 66h-30l10-66Z', random.pick(['#7a2f36', '#2f4b62', '#4a5a3f', '#8a6a3a']))
      : '';
  const scarf =
    isFeminine && random.chance(0.3)
      ? path(`M${200 - neck - 2} 284Q200 322 ${200 + neck + 2} 284`, 'none', {
          stroke: random.pick(['#e8ddc8', '#d8b25c', '#f4f1ea']),
          strokeWidth: 4,
        })
      : '';
  if (kind === 3 && isFeminine)
    return (
      throat +
      bust +
      path(`M${200 - neck - 16} 290Q200 346 ${200 + neck + 16} 290L200 300Z`, skin) +
      path(`M${200 - neck - 16} 290Q200 346 ${200 + neck + 16} 290`, 'none', { stroke: darker(cloth, 0.25), strokeWidth: 4 }) +
      scarf
    );
  return bust + inside + throat + (isFeminine ? '' : collar(-1) + collar(1)) + tie + lapel(-1) + lapel(1) + scarf;
}
