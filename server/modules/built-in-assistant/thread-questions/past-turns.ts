/** The messages of a thread before this one, each with what was called and said for it. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

export interface PastTurn {
  question: string;
  /** What was said for it. */
  reply: string;
  /** The last tool that was called for it; null: none. */
  toolName: string | null;
  /** Of the prompt: up to and with the message. */
  promptUpTo: LanguageModelV4Prompt;
}

/** The oldest first, without the message that is answered now. */
export function pastTurns(prompt: LanguageModelV4Prompt): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const [at, message] of prompt.entries()) {
    if (message.role === 'user') {
      const question = message.content
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join(' ')
        .trim();
      turns.push({ question, reply: '', toolName: null, promptUpTo: prompt.slice(0, at + 1) });
    }
    const turn = turns.at(-1);
    if (message.role !== 'assistant' || !turn) continue;
    for (const part of message.content) {
      if (part.type === 'text') turn.reply += `\n\n${part.text}`;
      if (part.type === 'tool-call') turn.toolName = part.toolName;
    }
  }
  return turns.slice(0, -1);
}
