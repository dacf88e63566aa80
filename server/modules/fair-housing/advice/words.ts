/** Small letters without accents and curly quotes, letter for letter, so that offsets stay. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[áàä]/g, 'a')
    .replace(/[éèë]/g, 'e')
    .replace(/[íì]/g, 'i')
    .replace(/[óòö]/g, 'o')
    .replace(/[úùü]/g, 'u')
    .replace(/ñ/g, 'n')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"');
