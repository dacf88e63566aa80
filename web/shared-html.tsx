import { renderToString } from 'react-dom/server';
import type { Presentation } from '#contract/presentations.ts';
import { SharedPage } from './features/presentations/shared/shared-page.tsx';

/** The content of a shared page as the server sends it; `shared.tsx` takes it over in the browser. */
export function sharedHtml(token: string, presentation: Presentation): string {
  return renderToString(<SharedPage token={token} carried={presentation} />);
}
