export { keepArtifact } from './chat.data.ts';
export { ChatScreen } from './chat-screen.tsx';
export { NewChatScreen } from './new-chat-screen.tsx';
export { sendFailureWords, sendMessage } from './send-message.ts';
export { useChatWidgets } from './use-chat.ts';
export type { ReplyText, WidgetLinks } from './widget-links.ts';
