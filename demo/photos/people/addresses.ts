import { DRAWING_VERSION } from '#demo/photos/home-code.ts';
import { createRandom } from '#demo/random.ts';

/** First names of the demo's agents by how they are drawn; anybody else is drawn as either. */
const feminine =
  'Adaeze Aisha Amara Anh Beatriz Bianca Camila Carmen Chloe Deepa Elena Elise Fatima Gabriela Grace Hana Helen Ines Irene Jasmine Jin Julia Karen Laila Laura Lin Lucia Maria Mei Mina Monica Nadia Naomi Nia Nina Priya Rachel Renee Rosa Ruth Sara Simone Sofia Tamara Tara Uma Vera Yolanda Zoe';
const masculine =
  'Alejandro Amit Andre Ben Brian Daniel Darius David Diego Emeka Ethan Felix Hugo Jamal James Joaquin Kai Kenji Leo Malik Marcus Michael Nathan Noah Omar Owen Paolo Rafael Ravi Sam Sean Sunil Tomas Tuan Victor Wei Yusuf';
const presentations = new Map([
  ...feminine.split(' ').map((name) => [name, 'f'] as const),
  ...masculine.split(' ').map((name) => [name, 'm'] as const),
]);

function seedOf(text: string): string {
  const random = createRandom(text);
  return Array.from({ length: 6 }, () => random.int(0, 35).toString(36)).join('');
}

/** The address of an invented agent's drawn portrait; `key` (the licence) tells namesakes apart. */
export function portraitAddress(name: string, key: string): string {
  const presents = presentations.get(name.split(' ')[0] ?? '') ?? 'n';
  return `/api/listings/photos/demo/agent/${presents}-${seedOf(`agent ${name} ${key}`)}-v${DRAWING_VERSION}`;
}

/** The address of an invented office's drawn mark, with the initials of its name; null where it has no letters to begin with. */
export function officeMarkAddress(name: string): string | null {
  const initials = [...name.matchAll(/\b[a-z]/gi)]
    .slice(0, 2)
    .map(([letter]) => letter.toLowerCase())
    .join('');
  return initials === '' ? null : `/api/listings/photos/demo/office/${initials}-${seedOf(`office ${name}`)}-v${DRAWING_VERSION}`;
}
