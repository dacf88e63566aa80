import { expect, it } from 'vitest';
import { moodOf } from './moods.ts';

it.each([
  ['tell me a joke', 'joke'],
  ['you useless thing', 'insult'],
  ["you're so fucking useless", 'insult'],
  ['this is a waste of time', 'insult'],
  ['eres un inutil', 'insult'],
  ['are you a robot?', 'robot'],
  ['am i talking to a real person', 'robot'],
  ['who made you?', 'maker'],
  ['what is your name', 'name'],
  ['do you store this chat?', 'privacy'],
  ['where do you get your numbers from', 'source'],
  ['can i trust you', 'source'],
  ['how are you today', 'how-are-you'],
  ['ok bye', 'bye'],
  ['thanks, goodnight', 'bye'],
  ['thank you so much', 'thanks'],
  ['you are the best', 'praise'],
  ['that was not very helpful', 'insult'],
  ['u suck', 'insult'],
  ['sorry, my mistake', 'sorry'],
  ['i am so tired today', 'tired'],
  ['we closed!', 'congratulations'],
  ['never mind', 'okay'],
  ['lol ok', 'okay'],
  ['condos in noe valley', null],
  ['is this a good house', null],
  ['the roof is a piece of work', null],
])('"%s" is %s', (words, mood) => {
  expect(moodOf(words)).toBe(mood);
});
