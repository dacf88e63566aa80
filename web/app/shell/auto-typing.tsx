export { AutoTyping as default } from '#web/features/welcome/index.ts';
