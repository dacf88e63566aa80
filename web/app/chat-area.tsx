export { ChatLayout } from './chat-layout.tsx';
export { ChatPage } from './chat-page.tsx';
export { NewChatPage } from './new-chat-page.tsx';
