/** The pages on the way in beside the login, which are loaded together as those of an account are. */
export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { NewPasswordPage } from './new-password-page.tsx';
export { SecondFactorPage } from './second-factor-page.tsx';
