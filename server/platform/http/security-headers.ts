interface OtherOrigins {
  /** That pages load the drawing of maps from. */
  mapOrigins: readonly string[];
  /** That pages show within a frame. */
  frameOrigins: readonly string[];
}

const listOf = (origins: readonly string[]): string => [...new Set(origins)].map((origin) => ` ${origin}`).join('');

function policyWith({ mapOrigins, frameOrigins }: OtherOrigins): string {
  const mapSources = listOf(mapOrigins);
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes style attributes and inserts rules at run time; scripts are ours alone, neither inline nor eval.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mapSources}`,
    "font-src 'self'",
    `connect-src 'self'${mapSources}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${listOf(frameOrigins)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, those to requests that cannot be read too. */
export function securityHeaders({ https, ...others }: OtherOrigins & { https: boolean }): Record<string, string> {
  return {
    'content-security-policy': policyWith(others),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // A page of ours may wait for a pop-up that it opened to come back from another site; nobody else holds a handle of our pages.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
