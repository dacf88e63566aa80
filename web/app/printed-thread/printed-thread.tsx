import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import type { Artifact, Message, ToolStep, WidgetArtifact } from '#contract/threads.ts';
import { PrintedFigure } from '#web/features/analysis/printed-figure.tsx';
import { printMarkdown } from '#web/features/chat/markdown/print-markdown.tsx';
import styles from './printed-thread.css?inline';

export interface ThreadToPrint {
  title: string;
  /** The oldest first. */
  messages: readonly Message[];
  /** False: earlier messages are left out. */
  isWhole: boolean;
  /** What has to be said beside what the user's sources gave. */
  notices: readonly string[];
  printedAt: string;
  origin: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The server answers no artifact whose arguments are not those of its kind. */
const isFigure = (artifact: Artifact): artifact is WidgetArtifact<AnalysisWidgetArguments> => artifact.kind === 'widget-analysis';

/** A thread on paper: what was said, the charts, what was looked up, and what has to be said of all that. */
export function PrintedThread({ title, messages, isWhole, notices, printedAt, origin }: ThreadToPrint) {
  const shown = messages.filter(({ type, data }) => (type === 'text' || type === 'image-fallback') && data.content !== '');
  const hasMarks = shown.some(({ figures }) => figures && figures.untraced.length > 0);
  const hasSearched = shown.some(({ run }) => run && run.steps.length > 0);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <p className="brand">Sidekick</p>
          <h1>{title}</h1>
          <p className="small">
            Printed on {day.format(new Date(printedAt))}. Times are in UTC.
            {!isWhole && ' Earlier messages are left out; the export as Markdown has all of them.'}
          </p>
        </header>
        {shown.map((message) => (
          <PrintedMessage key={message.uniqueKey} message={message} origin={origin} />
        ))}
        <footer>
          {hasMarks && (
            <p>
              <mark>Marked</mark> figures are shown by nothing that was looked up. Check them before you use them.
            </p>
          )}
          {hasSearched && notices.map((notice) => <p key={notice}>{notice}</p>)}
          <p className="end">Sidekick may produce inaccurate information. This is no appraisal, and no legal or tax advice.</p>
        </footer>
      </body>
    </html>
  );
}

function PrintedMessage({ message, origin }: { message: Message; origin: string }) {
  const { createBy, createdAt, data, figures, artifacts, run } = message;
  const isUser = createBy === 'user';
  return (
    <section className={isUser ? 'user' : 'reply'}>
      <h2>
        {isUser ? 'You' : 'Sidekick'} <span className="small">{time.format(new Date(createdAt))}</span>
      </h2>
      {artifacts.filter(isFigure).map(({ id, content }) => (
        <PrintedFigure key={id} chart={content.arguments.chart} basis={content.arguments.basis} />
      ))}
      {printMarkdown(data.content, { marks: figures?.untraced ?? [], origin })}
      {run && run.steps.length > 0 && <LookedUp steps={run.steps} />}
    </section>
  );
}

function LookedUp({ steps }: { steps: readonly ToolStep[] }) {
  return (
    <ul className="looked-up" aria-label="What was looked up">
      {steps.map(({ toolCallId, title, summary }) => (
        <li key={toolCallId}>{summary === null ? title : `${title}: ${summary}`}</li>
      ))}
    </ul>
  );
}
