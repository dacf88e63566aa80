/** Lines to choose a headline, a tagline or a subject from, each of the record and no two alike. */
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { hooksOf } from '../hook.ts';
import { copyTones } from '../request.ts';
import { streetOf } from '../sentences.ts';
import type { KindParts, Written } from './frame.ts';

export function headlines({ home, voice, count, variant }: KindParts): Written {
  const { tone, choose, wishes } = voice;
  const street = wishes.mustNot.has('address') ? null : streetOf(home);
  const hooks = hooksOf(home, tone, wishes.mustNot);
  const showsRooms = !wishes.mustNot.has('rooms');
  const linesIn = (one: typeof tone) => {
    const byHook = (hooks.length > 0 ? hooks : [null]).map((hook) =>
      home.words.headlines(home, { hook, street, showsRooms })[one].flatMap((frame) => frame() ?? []),
    );
    // What leads with a feature, and then what names the home in other ways.
    return unique([...byHook.flatMap(([first]) => first ?? []), ...byHook.flat()].map(home.words.asTitle)).filter(
      (line) => checkReply(line).length === 0,
    );
  };
  const own = linesIn(tone);
  const rest = copyTones.filter((one) => one !== tone).flatMap(linesIn);
  const first = count === 1 ? own.indexOf(choose(own, 'headlines') ?? '') : variant * count;
  const all = count === 1 ? own : unique([...spread(own), ...rest]);
  const chosen = Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(first + at) % all.length] ?? '');
  const [only = home.place] = chosen;
  return { headline: '', body: count === 1 ? only : chosen.map((line, at) => `${at + 1}. ${line}`).join('\n') };
}

const unique = (lines: readonly string[]) => [...new Set(lines)];
/** Neighbours that begin alike are moved apart. */
function spread(lines: readonly string[]): string[] {
  const left = [...lines];
  const found: string[] = [];
  while (left.length > 0) {
    const last = found.at(-1)?.split(' ')[0];
    const next = left.findIndex((line) => line.split(' ')[0] !== last);
    found.push(...left.splice(Math.max(0, next), 1));
  }
  return found;
}
