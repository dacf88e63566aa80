export { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';
export { NewChatScreen, type NewChatScreenProps } from './new-chat-screen.tsx';
export { clearSessionMessages } from './session-messages.ts';
export { useChatWidget } from './use-chat.ts';
