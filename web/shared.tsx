import { createRoot } from 'react-dom/client';
import './app/fonts.css';
import './features/presentations/shared/shared.css';
import { SharedPage } from './features/presentations/shared/shared-page.tsx';

/** The page behind a shared link, `/p/{token}`: a bundle of its own, without the code of the signed-in product. */
const [, token = ''] = /^\/p\/([\w-]+)$/.exec(window.location.pathname) ?? [];
const container = document.getElementById('root');
if (!container) throw new Error('shared.html has no #root');
createRoot(container).render(<SharedPage token={token} />);
