/** "How do I share a CMA?", "where do I change my password?": how things are done in the product, as data. */
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

const howTos = [
  'share-presentation',
  'start-presentation',
  'save-search',
  'draw-area',
  'filters',
  'attach-file',
  'import-listings',
  'keep-chat',
  'find-chat',
  'connect-apps',
  'security',
  'profile',
  'my-data',
  'plan',
  'settings',
  'help',
] as const;
export type HowTo = (typeof howTos)[number];

const asksHow =
  /^[\s¿¡]*(?:(?:hey|hi|ok(?:ay)?|so|and|also|quick\s+question|wait|oye|y)[\s,:]+)*(?:how\s+(?:do|can|would|should|does|could)\s+(?:i|you|we|one|my\s+clients?|they|someone)\b|how\s+to\b|how\s+do\s+you\b|where\s+(?:do|can|would|should)\s+(?:i|we|they)\b|where\s+(?:is|are|'?s)\s+(?:the|my)\b|is\s+there\s+(?:a\s+)?(?:way|button|place|setting)\s+to\b|what(?:'s|\s+is)\s+the\s+(?:best\s+|easiest\s+)?way\s+to\b|can\s+(?:i|we)\b|como\s+(?:puedo|se|hago|comparto|guardo|cambio|subo|adjunto|conecto|borro|exporto|archivo|invito|dibujo)\b|(?:en\s+)?donde\s+(?:puedo|se|esta|cambio|veo)\b)/;

const PRESENTATION = '(?:cmas?|presentations?|presentaciones?|presentacion|buyer\\s+tours?)';
const topics: Readonly<Record<HowTo, RegExp>> = {
  'share-presentation': new RegExp(
    `\\b(?:share|send|publish|print|e-?mail|get|give|download|export|comparto|compartir|publicar|imprimir|mandar|enviar)\\b.{0,40}\\b${PRESENTATION}\\b|\\b${PRESENTATION}\\b.{0,30}\\b(?:link|pdf|password|enlace|to\\s+(?:my|a|the)\\s+(?:clients?|sellers?|buyers?))\\b`,
  ),
  'start-presentation': new RegExp(
    `\\b(?:start|make|create|build|begin|new|hago|hacer|crear|empezar|preparar)\\b.{0,20}\\b${PRESENTATION}\\b`,
  ),
  'save-search':
    /\b(?:save|watch|guardo|guardar)\b(?!\s+(?:this|that|it|these)\b).{0,20}\b(?:search(?:es)?|busquedas?)\b|\b(?:get|turn\s+on|set\s+up|stop|turn\s+off|change|recibir|activar|quitar)\b.{0,20}\b(?:alerts?|(?:listing|search)\s+e-?mails?|notifications?|avisos|alertas)\b/,
  'draw-area': /\b(?:draw|dibujo|dibujar)\b.{0,30}\b(?:area|map|boundary|shape|circle|polygon|mapa|zona)\b/,
  filters: /\b(?:use|find|open|change|see|set|are|is|donde)\b.{0,20}\b(?:filters?|filtros?)\b/,
  'attach-file':
    /\b(?:attach|upload|add|send|give|drop|adjunto|adjuntar|subo|subir)\b.{0,20}\b(?:files?|pdfs?|spreadsheets?|csvs?|photos?|pictures?|documents?|docs?|archivos?|fotos?|documentos?)\b/,
  'import-listings':
    /\b(?:import|load|bring\s+in|connect|upload|importo|importar|cargar)\b.{0,25}\b(?:listings|mls|data|my\s+own\s+listings|anuncios)\b/,
  'keep-chat':
    /\b(?:delete|archive|rename|pin|export|save|download|print|remove|borro|borrar|archivo|archivar|renombrar|exporto|exportar)\b.{0,20}\b(?:chats?|threads?|conversations?|conversacion(?:es)?)\b/,
  'find-chat':
    /\b(?:find|search|look\s+(?:up|for)|see|get\s+back\s+to|buscar|encontrar|ver)\b.{0,20}\b(?:old|past|earlier|previous|my|older|viejos?|anteriores)\b.{0,12}\b(?:chats?|threads?|conversations?|messages|conversaciones)\b/,
  'connect-apps':
    /\b(?:connect|link|hook\s+up|integrate|add|sync|conecto|conectar)\b.{0,25}\b(?:google|gmail|calendar|dotloop|e-?mail|apps?|calendario|correo)\b/,
  security:
    /\b(?:passwords?|contrasena|two[\s-](?:step|factor)|2fa|mfa|passkeys?|authenticator|signed\s+in|log\s+out\s+everywhere|other\s+devices|segundo\s+paso)\b/,
  profile:
    /\b(?:my|mi)\s+(?:profile|photo|headshot|picture|phone(?:\s+number)?|brokerage|license(?:\s+number)?|logo|branding|bio|name|perfil|foto|telefono|licencia|nombre)\b/,
  'my-data':
    /\b(?:delete|close|erase|cancel|end|borrar|cerrar|eliminar)\b.{0,15}\b(?:my\s+)?(?:account|cuenta)\b|\b(?:copy\s+of|export|download)\b.{0,12}\b(?:my\s+)?(?:all\s+(?:of\s+)?)?(?:my\s+)?data\b/,
  plan: /\b(?:subscription|billing|invoices?|my\s+plan|upgrade|downgrade|credit\s+card|suscripcion|factura(?:s|cion)?|mi\s+plan)\b/,
  settings: /\b(?:dark\s+(?:mode|theme)|light\s+(?:mode|theme)|theme|settings|tema|modo\s+oscuro|ajustes|configuracion)\b/,
  help: /\b(?:contact|reach|talk\s+to|call|get)\b.{0,15}\b(?:support|help(?:\s*desk)?|a\s+human|soporte|ayuda)\b|\b(?:keyboard\s+)?shortcuts\b/,
};

const MAX_WORDS = 18;

/** Null where it asks for something else. */
export function respondToHowTo({ question, language }: Turn): { say: string } | null {
  const folded = fold(question).trim();
  if (!asksHow.test(folded) || folded.split(/\s+/).length > MAX_WORDS) return null;
  const topic = howTos.find((one) => topics[one].test(folded));
  return topic ? { say: textsIn(language).howTo[topic] } : null;
}
