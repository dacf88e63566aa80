const styles =
  /\b(Victorian|Edwardian|Craftsman|Marina-style|Mediterranean|Spanish(?:-style| Colonial)?|Tudor|Colonial|ranch|mid-century(?: modern)?|Florida-style|Art Deco|contemporary|Charleston single)\b(?= (?:home|house|flat|condominium|bungalow|style))/i;

/** "Craftsman", as the remarks of a house call it. */
export const styleIn = (remarks: string | null): string | undefined => styles.exec(remarks ?? '')?.[1];
