const variants: readonly ((firstName: string) => string)[] = [
  (name) => `Let's tackle your tasks, ${name}!`,
  (name) => `What are we finding today, ${name}?`,
  (name) => `Good to see you, ${name}.`,
  (name) => `Where shall we start, ${name}?`,
  (name) => `Ready when you are, ${name}.`,
  (name) => `Who are we helping home today, ${name}?`,
  (name) => `What is on your desk, ${name}?`,
];

/** One of seven greetings (docs/product/chat.md), chosen by a number from 0 up to 1. */
export function greetingFor(firstName: string, chance: number): string {
  const variant = variants[Math.floor(chance * variants.length)] ?? variants[0];
  return variant ? variant(firstName) : firstName;
}
