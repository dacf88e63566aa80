export { createOAuthProviderModule } from './oauth-provider.module.ts';
export type { OAuthProviderService } from './oauth-provider.module.ts';
