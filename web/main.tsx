import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/base.css';
import './app/fonts.css';
import { App } from './app/providers.tsx';
import { createAppRouter } from './app/router.ts';
import { leaveOnSessionEnd } from './app/session-end.ts';
import { createQueryClient } from './platform/query-client.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
leaveOnSessionEnd(queryClient, router);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
