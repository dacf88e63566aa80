export const importChatArea = () => import('../chat-layout.tsx');
export const importNewChatPage = () => import('../new-chat-page.tsx');
export const importChatPage = () => import('../chat-page.tsx');
