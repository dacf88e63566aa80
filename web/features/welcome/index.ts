export { AutoTyping, type AutoTypingProps } from './auto-typing.tsx';
export { WelcomeDialog } from './welcome-dialog.tsx';
export { isWelcomeDue } from './welcome-due.ts';
export { scriptQuery, welcomeScript } from './welcome-script.ts';
