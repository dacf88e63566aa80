import { isSourceName, sourceNameRule } from '#contract/listing-import-words.ts';
import type { ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';
import { Help, UsageError, readArguments } from '../command-line.ts';
import { helpOf, usage } from './usage.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const words = { title: text, attribution: text, disclaimer: text, 'remarks-limit': text };

/** The options of each command. */
const optionsOf = {
  add: {
    ...{ url: text, 'token-url': text, 'client-id': text, scope: text, every: text, deletions: text, 'can-view-field': text },
    ...{ media: text, 'open-houses': yes, people: yes, fields: text, filter: text, resource: text, 'page-size': text },
    ...{ 'requests-per-second': text, overlap: text },
    ...words,
  },
  preview: { count: text },
  sync: { full: yes, 'accept-deletions': yes },
  status: { json: yes },
  photos: { retry: yes },
  policy: { agents: text, clients: text, models: text, ...words },
  pause: {},
  resume: {},
  remove: { listings: yes },
} satisfies Record<string, ParseArgsOptionsConfig>;

export type Command = keyof typeof optionsOf;

export interface Order {
  command: Command;
  /** Null where `status` was asked without one. */
  name: string | null;
  /** Texts by option; `true` for options without one. */
  values: Readonly<Partial<Record<string, string | boolean | (string | boolean)[]>>>;
}

function isCommand(word: string | undefined): word is Command {
  return word !== undefined && word in optionsOf;
}

/**
 * What the arguments ask for.
 * @throws UsageError with the help that fits
 */
export function readOrder(args: readonly string[]): Order {
  const [command, ...rest] = args;
  if (!isCommand(command)) {
    const isAsked = command === undefined || command === 'help' || command === '--help';
    throw isAsked ? new Help(usage) : new UsageError(`There is no command "${command}".\n\n${usage}`);
  }
  const help = helpOf[command] ?? usage;
  const options: ParseArgsOptionsConfig = optionsOf[command];
  const { values, positionals } = readArguments(rest, options, help);
  const [name, ...more] = positionals.map((word) => word.trim());
  if (more.length > 0) throw new UsageError(`One name at a time: ${more.join(', ')} is too much.\n\n${help}`);
  if (!name && command !== 'status') throw new UsageError(`Which source? Its NAME is missing.\n\n${help}`);
  if (name && !isSourceName(name)) throw new UsageError(sourceNameRule);
  return { command, name: name ?? null, values };
}

/** The text of an option. */
export function textOf({ values }: Order, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/** A number of an option, or what holds without it. */
export function numberOf(order: Order, option: string, otherwise: number): number {
  const given = textOf(order, option);
  if (given === undefined) return otherwise;
  const number = z.coerce.number().nonnegative().safeParse(given);
  if (given.trim() === '' || !number.success) throw new UsageError(`--${option} is "${given}", which is no number.`);
  return number.data;
}

/** One of some words of an option, or what holds without it. */
export function wordOf<const Word extends string>(order: Order, option: string, allowed: readonly Word[], otherwise: Word): Word {
  const given = textOf(order, option);
  if (given === undefined) return otherwise;
  const found = allowed.find((word) => word === given);
  if (!found) throw new UsageError(`--${option} is "${given}", which is none of ${allowed.join(', ')}.`);
  return found;
}

/** `on` or `off`. */
export function switchOf(order: Order, option: string): boolean | undefined {
  return textOf(order, option) === undefined ? undefined : wordOf(order, option, ['on', 'off'], 'off') === 'on';
}
