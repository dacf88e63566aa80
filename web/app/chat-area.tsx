export { ChatLayout } from './chat-layout.tsx';
export { NewChatPage } from './new-chat-page.tsx';
