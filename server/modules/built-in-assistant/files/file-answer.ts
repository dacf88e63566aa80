/** What a file answers, in words. */
import type { FileAnswer } from '#server/modules/files/index.ts';
import type { Texts } from '../answers/texts/index.ts';
import { escaped } from './escaped.ts';
import { composeTable } from './table-answer.ts';

type TextFacts = Extract<FileAnswer, { kind: 'text' }>;

const asksForPages = /\bhow many pages\b|\bcu[aá]ntas p[aá]ginas\b/i;

export function composeFileAnswer(answer: FileAnswer, question: string, texts: Texts): string {
  const { files: words } = texts;
  const file = `**${escaped(answer.fileName)}**`;
  switch (answer.kind) {
    case 'unreadable':
      return words.unreadable(file, answer.problem);
    case 'image':
      return words.image(file);
    case 'text':
      if (!asksForPages.test(question)) return composePassages(answer, file, texts);
      return answer.pageCount === null ? words.noPages(file) : words.pages(file, answer.pageCount);
    case 'table':
      return composeTable(answer, file, texts);
  }
}

function composePassages(
  { passagesAre, passages, missing, isCut, pageCount }: TextFacts,
  file: string,
  { files: words }: Texts,
): string {
  const cut = isCut ? words.firstPart(pageCount) : '';
  if (passagesAre === 'outline') {
    const lines = passages.map(({ page, text }) => `- ${page === null ? '' : `${words.page(page)}: `}${escaped(text)}`);
    return [words.outline(file, pageCount), lines.join('\n'), cut].filter(Boolean).join('\n\n');
  }
  const quoted = passages
    .map(({ page, text }) => `> ${escaped(text)}${page === null ? '' : `\n>\n> ${words.page(page)}`}`)
    .join('\n\n');
  const intro = {
    found: words.says(file),
    page: words.saysPage(file),
    whole: words.says(file),
    beginning: `${words.saysNothing(file, missing)} ${words.begins}`,
  };
  return [intro[passagesAre], quoted, cut].filter(Boolean).join('\n\n');
}
