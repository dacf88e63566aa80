import type { Presentation } from '#contract/presentations.ts';
import { longDay } from './formats.ts';

/** Text as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\<>\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

const look =
  "font: 7.5pt/1.5 'Inter Variable', sans-serif; color: #5a554c; white-space: pre; vertical-align: top; padding-top: 0.2in;";

/** What stands at the foot of each printed page but the cover: whose it is and from when, whose listings, what it is not, the page. */
export function PageFoot({ presentation }: { presentation: Presentation }) {
  const { presentationName, presentationType, sourceData, updatedAt } = presentation;
  const sources = sourceData.attributions.map(({ title }) => title).join(', ');
  const first = [presentationName, sourceData.agent.name, longDay(updatedAt)].join(' · ');
  const second = [sources && `Listings: ${sources}`, presentationType === 'cma' && 'Not an appraisal']
    .filter(Boolean)
    .join(' · ');
  const left = [first, second].filter(Boolean).map(quoted).join(' "\\A" ');
  const css = `@media print {
    @page { @bottom-left { content: ${left}; ${look} } @bottom-right { content: counter(page) " / " counter(pages); ${look} } }
    @page cover { @bottom-left { content: none } @bottom-right { content: none } }
  }`;
  return <style>{css}</style>;
}
