/** `maps` are the origins that pages load the drawing of maps from, besides this one. */
function policyWith(maps: readonly string[]): string {
  const mapSources = [...new Set(maps)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes style attributes and inserts rules at run time; scripts are ours alone, neither inline nor eval.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mapSources}`,
    "font-src 'self'",
    `connect-src 'self'${mapSources}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, those to requests that cannot be read too. */
export function securityHeaders({
  https,
  mapOrigins,
}: {
  https: boolean;
  mapOrigins: readonly string[];
}): Record<string, string> {
  return {
    'content-security-policy': policyWith(mapOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // A page of ours may wait for a pop-up that it opened to come back from another site; nobody else holds a handle of our pages.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
