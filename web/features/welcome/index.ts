export { AutoTyping } from './auto-typing.tsx';
export { WelcomeDialog } from './welcome-dialog.tsx';
export { isWelcomeDue } from './welcome-due.ts';
export { scriptQuery } from './script-position.ts';
export { welcomeScript } from './welcome-script.ts';
