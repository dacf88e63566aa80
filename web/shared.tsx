import { createRoot, hydrateRoot } from 'react-dom/client';
import type { getSharedPresentation } from '#contract/presentation-shares.ts';
import './app/fonts.css';
import './features/presentations/shared/shared.css';
import { SharedPage } from './features/presentations/shared/shared-page.tsx';
import { answerOf } from './platform/api.ts';

/**
 * The page behind a shared link, `/p/{token}`: a bundle of its own, without the code of the signed-in product. Where the server sent the page
 * with its content, that is taken over as it stands.
 */
const [, token = ''] = /^\/p\/([\w-]+)$/.exec(window.location.pathname) ?? [];
const container = document.getElementById('root');
if (!container) throw new Error('shared.html has no #root');
const carried = document.getElementById('presentation')?.textContent;
if (carried) {
  // Not awaited here: a page that waits at its top is built in many small files, and with it every other page.
  void answerOf<typeof getSharedPresentation>(new Response(carried)).then((presentation) =>
    hydrateRoot(container, <SharedPage token={token} carried={presentation} />),
  );
} else createRoot(container).render(<SharedPage token={token} />);
