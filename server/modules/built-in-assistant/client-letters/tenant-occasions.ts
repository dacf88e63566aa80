/** What a letter to a tenant or an applicant is about: a lease to renew, the day of moving in, an application that was declined. */
import { inLines } from '#server/platform/text/in-lines.ts';

export const tenantOccasions = ['lease-renewal', 'move-in', 'application-declined'] as const;
type TenantOccasion = (typeof tenantOccasions)[number];

const tenants = /\b(?:tenants?|renters?|residents?|applicants?|inquilin[oa]s?|arrendatari[oa]s?|solicitantes?)\b/;
const aText =
  /\b(?:letters?|e-?mails?|te?xts?|notes?|messages?|notices?|reminders?|repl(?:y|ies)|write|draft|cartas?|correos?|mensajes?|notas?|avisos?|recordatorios?|escribe|redacta)\b/;

/** All patterns of one occasion must be found. */
export const tenantPatterns: readonly (readonly [TenantOccasion, ...RegExp[]])[] = [
  [
    'application-declined',
    aText,
    /\b(?:appl(?:ication|icant)s?|solicitud(?:es)?|solicitantes?)\b/,
    /\b(?:declin\w*|den(?:y|ied|ial)|reject\w*|turn(?:ed|ing)?\s+(?:\w+\s+)?down|not\s+approved|adverse\s+action|rechaz\w*|negad\w*|no\s+aprobad\w*)\b/,
    inLines()`
      \b(?:rent(?:al|er|ers)?|leas(?:e|ing)|tenants?|applicants?|apartments?|credit(?:\s+score)?|income|adverse\s+action
        |rentas?|alquiler|inquilin\w+|solicitantes?|credito|ingresos)\b
    `,
    /^(?!.*\b(?:mortgage|loan|lender|offers?|seller|hoa|board|visa|hipoteca|prestamo)\b)/,
  ],
  [
    'move-in',
    aText,
    /\b(?:move[\s-]?in|moving\s+in|mudanza|se\s+mudan?|hand\s?over|pick(?:ing)?[\s-]up\s+(?:the\s+)?keys)\b/,
    /\b(?:tenants?|renters?|residents?|keys?|lease|inquilin\w+|llaves)\b/,
    /^(?!.*\b(?:ad|listing|post|caption|flyer|move[\s-]?in[\s-]ready|buyers?|sellers?|clos(?:e|ing))\b)/,
  ],
  [
    'lease-renewal',
    aText,
    tenants,
    /\b(?:re-?new\w*|extend\w*|stay(?:ing)?|lease\s+(?:is\s+)?(?:up|end\w*|expir\w*)|renov\w+|prorrog\w+|quedarse)\b/,
    /\b(?:ask\w*|if|whether|offer\w*|renewal|at\s+\$?\d|wants?\s+to|pregunt\w+|si|ofrec\w+|renovacion)\b/,
    /^(?!.*\bmonth[\s-]to[\s-]month\b)(?!.*\bmes\s+a\s+mes\b)/,
  ],
];

export const isOfTenant = (occasion: string): boolean => tenantOccasions.some((one) => one === occasion);
