import { always, type Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { HomeCondition } from '../words.ts';
import { list, verb } from './grammar.ts';

export function kitchenFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [
      () => `The kitchen is fitted with ${all}.`,
      () => `The kitchen includes ${all}.`,
      () => `In the kitchen ${verb(things, 'is', 'are')} ${all}.`,
      () => `A kitchen with ${all} serves the main rooms.`,
    ],
    warm: [
      () => `The kitchen has ${all}, and room for company while you cook.`,
      () => `Mornings start in a kitchen with ${all}.`,
      () => `Cook and talk in a kitchen with ${all}.`,
      () => `The kitchen, with ${all}, is made to be used.`,
    ],
    bold: [
      () => `A kitchen that works: ${all}.`,
      () => `Cooks, take note: ${all}.`,
      () => `The kitchen brings ${all}.`,
      () => `In the kitchen? ${capital(all)}.`,
    ],
  };
}

/** What is a thing of its own beside floors, ceilings and light. */
const roomsOf = /fireplace|dining room|wet bar|home office/;

export function livingFrames(things: readonly string[]): Frames {
  const finishes = things.filter((thing) => !roomsOf.test(thing));
  const places = things.filter((thing) => roomsOf.test(thing));
  const [finish, place] = [list(finishes), list(places)];
  const all = list(things);
  const both = (text: string) => () => (finish && place ? text : null);
  const onlyFinish = (text: string) => () => (place ? null : text);
  const onlyPlace = (text: string) => () => (finish ? null : text);
  return {
    professional: [
      both(`The main rooms combine ${finish} with ${place}.`),
      both(`Interior details include ${finish}, along with ${place}.`),
      both(`${capital(finish)} ${verb(finishes, 'leads', 'lead')} on to ${place}.`),
      both(`Inside, ${finish} ${verb(finishes, 'accompanies', 'accompany')} ${place}.`),
      onlyFinish(`The main rooms feature ${finish}.`),
      onlyFinish(`${capital(finish)} ${verb(finishes, 'gives', 'give')} the main rooms their character.`),
      onlyFinish(`Inside, ${finish} ${verb(finishes, 'sets', 'set')} the tone.`),
      onlyPlace(`The plan includes ${place}.`),
      onlyPlace(`There is ${place}.`),
    ],
    warm: [
      both(`You will notice ${finish} as you walk in, and ${place} beyond.`),
      both(`${capital(all)} make the main rooms easy to love.`),
      both(`Inside, ${finish} ${verb(finishes, 'sets', 'set')} the mood around ${place}.`),
      onlyFinish(`${capital(finish)} ${verb(finishes, 'makes', 'make')} the main rooms easy to love.`),
      onlyFinish(`You will notice ${finish} as soon as you walk in.`),
      onlyFinish(`Inside, ${finish} ${verb(finishes, 'adds', 'add')} warmth.`),
      onlyPlace(`There is ${place} for long evenings.`),
      onlyPlace(`${capital(place)} ${verb(places, 'gives', 'give')} you a reason to stay in.`),
    ],
    bold: [
      both(`Inside: ${finish}, plus ${place}.`),
      both(`Character where it counts: ${all}.`),
      both(`Step in and see ${all}.`),
      onlyFinish(`Inside: ${finish}.`),
      onlyFinish(`${capital(finish)}. Enough said.`),
      onlyFinish(`Character where it counts: ${finish}.`),
      onlyPlace(`${capital(place)}? Yes.`),
      onlyPlace(`Also on the plan: ${place}.`),
    ],
  };
}

export function comfortFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [
      () => `Further comforts include ${all}.`,
      () => (/heat|solar|charger/.test(all) ? null : `${capital(all)} ${verb(things, 'completes', 'complete')} the interior.`),
      () => `The home also has ${all}.`,
      () => `Day-to-day needs are met by ${all}.`,
    ],
    warm: [
      () => `Everyday life is easier with ${all}.`,
      () => `The small things are taken care of, with ${all}.`,
      () => `You will be glad of ${all}.`,
      () => `Comfort comes with ${all}.`,
    ],
    bold: [
      () => `Plus ${all}.`,
      () => `The extras: ${all}.`,
      () => `Add ${all} to the list.`,
      () => `Also yours: ${all}.`,
      () => `Covered: ${all}.`,
    ],
  };
}

const conditions: Record<HomeCondition, Frames> = {
  new: always({
    professional: ['The construction is recent.', 'It is of recent construction.'],
    warm: ['It is recent construction, with its first years ahead.', 'The construction is recent, so you start fresh.'],
    bold: ['Recent construction.', 'Built recently. You will see it.'],
  }),
  renovated: always({
    professional: ['The interior has been renovated.', 'It has been renovated.'],
    warm: ['It has been renovated, so that work is behind you.', 'A renovation has already done the hard part.'],
    bold: ['Renovated. The work is done.', 'The renovation? Done.'],
  }),
  updated: always({
    professional: ['It has been updated over time.', 'Updates have been made over time.'],
    warm: ['It has been updated over the years, and it shows.', 'Updates over the years have kept it current.'],
    bold: ['Updated along the way.', 'Updates made.'],
  }),
  original: always({
    professional: ['It is largely in original condition.', 'Original condition has been kept.'],
    warm: ['Much of it is original, and ready for its next chapter.', 'It has kept its original character.'],
    bold: ['Original condition. Make it yours.', 'Original, and open to ideas.'],
  }),
  fixer: always({
    professional: ['The property is in need of work.', 'It needs updating.'],
    warm: ['It asks for some work, and leaves room for your ideas.', 'It needs work, and a plan of your own.'],
    bold: ['It needs work. That is the opportunity.', 'Bring a contractor and a plan.'],
  }),
};

export const conditionFrames = (condition: HomeCondition): Frames => conditions[condition];
