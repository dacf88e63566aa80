import type { Parts } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, darker, lighter, mix, oval, rect, repeat } from '#demo/photos/draw/svg.ts';

/** A lot and its neighbors from above; the lot is the one with the outline. */
export function parcel({ palette, random }: Parts): string {
  const ground = mix(palette.leaf, '#d9d1b4', 0.55);
  const wide = 200;
  const lot = random.int(3, 4);
  const home = (x: number, y: number): string => {
    const roof = random.pick(['#a9907c', '#8e9498', '#b0a18d', '#98806f']);
    const [w, h] = [random.between(120, 150), random.between(150, 200)];
    return (
      rect(x + 8, y + 10, w, h, '#1f2a33', { opacity: 0.2 }) +
      rect(x, y, w, h, roof) +
      rect(x + w / 2, y, w / 2, h, darker(roof, 0.14)) +
      rect(x + w / 2 - 2, y, 4, h, lighter(roof, 0.25))
    );
  };
  const trees = (x: number, y: number, count: number): string =>
    repeat(count, () => {
      const [cx, cy, r] = [x + random.between(20, 180), y + random.between(10, 120), random.between(18, 36)];
      return (
        oval(cx + 6, cy + 8, r, r, '#1f2a33', { opacity: 0.18 }) +
        oval(cx, cy, r, r, darker(palette.leaf, 0.12)) +
        oval(cx - r * 0.25, cy - r * 0.25, r * 0.6, r * 0.6, palette.leaf)
      );
    });
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    repeat(
      8,
      (i) =>
        rect(i * wide, 0, wide - 3, 410, mix(ground, i % 2 ? '#cfc59f' : palette.leaf, 0.14)) +
        rect(i * wide, 414, wide - 3, 300, mix(ground, i % 2 ? palette.leaf : '#cfc59f', 0.14)),
    ) +
    repeat(8, (i) => home(i * wide + 28, 40) + trees(i * wide, 262, 3)) +
    repeat(8, (i) => (i === lot ? trees(i * wide, 440, 2) : home(i * wide + 28, 500) + trees(i * wide, 424, 1))) +
    rect(lot * wide + 4, 418, wide - 10, 290, palette.accent, { opacity: 0.16 }) +
    rect(lot * wide + 4, 418, wide - 10, 290, 'none', { stroke: palette.accent, strokeWidth: 8 }) +
    rect(0, 716, WIDTH, 40, '#d9d4ca') +
    rect(0, 752, WIDTH, 148, '#92979b') +
    repeat(11, (i) => rect(20 + i * 150, 822, 80, 7, '#f1ead6', { opacity: 0.8 }))
  );
}
