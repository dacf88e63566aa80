/** What can be asked of the product itself, and by which words. */
import { inLines } from '#server/platform/text/in-lines.ts';

const howTos = [
  'forgot-password',
  'link-options',
  'share-search',
  'share-presentation',
  'start-presentation',
  'export-results',
  'notifications',
  'save-search',
  'draw-area',
  'filters',
  'attach-file',
  'import-listings',
  'keep-chat',
  'as-pdf',
  'saved-homes',
  'send-mail',
  'find-chat',
  'edit-message',
  'connect-apps',
  'phone-app',
  'log-out',
  'security',
  'account-email',
  'more-users',
  'branding',
  'profile',
  'my-data',
  'privacy',
  'plan',
  'language',
  'voice',
  'settings',
  'help',
] as const;
export type HowTo = (typeof howTos)[number];

const PRESENTATION = '(?:cmas?|presentations?|presentaciones?|presentacion|buyer\\s+tours?)';
const topics: Readonly<Record<HowTo, RegExp>> = {
  'forgot-password': inLines()`
      \b(?:forgot(?:ten)?|lost|don'?t\s+(?:remember|know)|can(?:'?t|not)\s+remember|olvide|perdi)\b.{0,15}\b
        (?:password|contrasena)\b
      |\bcan(?:'?t|not)\s+(?:log|sign)\s+in\b
      |\bno\s+puedo\s+(?:entrar|iniciar\s+sesion)\b
    `,
  'link-options': inLines()`
    \b(?:
      password|contrasena|expire\w*|expir\w+|end\s+date|take\s+(?:it\s+)?back|revoke|unshare|stop\s+sharing|opened
      |viewed|looked\s+at
    )\b.{0,40}\b(?:${PRESENTATION}|(?:shared?\s+)?links?|enlaces?)\b
    |\b(?:${PRESENTATION}|(?:shared?\s+)?links?|enlaces?)\b.{0,40}\b
      (?:passwords?|contrasena|expire\w*|expir\w+|end\s+date|take\s+(?:it\s+)?back|revoke|opened|viewed)\b
  `,
  'share-search': inLines()`
      \b(?:share|send|e-?mail|forward|give|show|comparto|compartir|mandar|enviar)\b.{0,20}\b
      (?:
        search(?:es)?|results|these|those|them|estas|estos|(?:search\s+)?listings|list\s+of\s+(?:homes|listings)
        |busquedas?|resultados
      )\b.{0,20}\b(?:w|with|to|for|con|a)\b.{0,12}\b
      (?:clients?|buyers?|sellers?|someone|somebody|people|colleague|agent|clientes?|comprador(?:es)?)\b
    `,
  'share-presentation': inLines()`
    \b(?:
      share|send|publish|print|e-?mail|get|give|download|export|comparto|compartir|publicar|imprimir|mandar|enviar
    )\b.{0,40}\b${PRESENTATION}\b
    |\b${PRESENTATION}\b.{0,30}\b(?:link|pdf|enlace|to\s+(?:my|a|the)\s+(?:clients?|sellers?|buyers?))\b
  `,
  'start-presentation': new RegExp(
    `\\b(?:start|make|create|build|begin|new|hago|hacer|crear|empezar|preparar)\\b.{0,20}\\b${PRESENTATION}\\b`,
  ),
  'export-results': inLines()`
      \b(?:export|download|save|get|exporto|exportar|descargo|descargar)\b.{0,20}\b
      (?:results|listings|search(?:es)?|homes|table|resultados|anuncios|casas)\b.{0,20}\b
      (?:csv|excel|spreadsheet|file|archivo)\b
    `,
  notifications: /\b(?:notif(?:y|ications?)|notificaciones?|avisos?\s+(?:al|en\s+(?:el|mi))\s+(?:celular|telefono|movil))\b/,
  'save-search': inLines()`
      \b(?:save|watch|guardo|guardar)\b(?!\s+(?:this|that|it|these)\b).{0,20}\b(?:search(?:es)?|busquedas?)\b
      |\b(?:get|turn\s+on|set\s+up|stop|turn\s+off|change|recibir|activar|quitar)\b.{0,20}\b
        (?:alerts?|(?:listing|search)\s+e-?mails?|avisos|alertas)\b
    `,
  'draw-area': /\b(?:draw|dibujo|dibujar)\b.{0,30}\b(?:area|map|boundary|shape|circle|polygon|mapa|zona)\b/,
  filters: /\b(?:use|find|open|change|see|set|are|is|donde)\b.{0,20}\b(?:filters?|filtros?)\b/,
  'attach-file': inLines()`
      \b(?:attach|upload|add|send|give|drop|adjunto|adjuntar|subo|subir)\b.{0,20}\b
      (?:files?|pdfs?|spreadsheets?|csvs?|photos?|pictures?|documents?|docs?|archivos?|fotos?|documentos?)\b
    `,
  'import-listings':
    /\b(?:import|load|bring\s+in|connect|upload|importo|importar|cargar)\b.{0,25}\b(?:listings|mls|data|my\s+own\s+listings|anuncios)\b/,
  'keep-chat': inLines()`
      \b(?:
        delete|archive|rename|pin|export|save|download|print|remove|borro|borrar|archivo|archivar|renombrar|exporto
        |exportar
      )\b.{0,20}\b(?:chats?|threads?|conversations?|conversacion(?:es)?)\b
    `,
  'as-pdf':
    /\b(?:export|save|print|download|get|make|turn|exporto|exportar|guardar|imprimir|descargar)\w*\b.{0,20}\b(?:(?:as|to|into|in|a|en|como)\s+)?(?:an?\s+|un\s+)?pdfs?\b/,
  'saved-homes': inLines()`
      \b(?:my|mis)\s+(?:saved|favou?rited?|favou?rites?|starred|liked|guardad[ao]s|favorit[ao]s)
        (?:\s+(?:homes?|houses?|listings?|properties|casas))?\b
      |\b(?:saved|favou?rite|casas\s+guardadas)\s+(?:homes|houses|listings|properties)\b
      |\b(?:save|favou?rite|star|heart|bookmark|guardar)\s+(?:a|an|one|this|that|una|esta)\s+
        (?:home|house|listing|property|casa)\b
      |\bcasas\s+(?:guardadas|favoritas)\b
    `,
  'send-mail': inLines()`
      \b(?:e-?mail|text|message|send|mandar|enviar)\w*\b.{0,40}\b
        (?:
          from\s+(?:here|this(?:\s+(?:app|chat))?|sidekick|the\s+(?:app|chat))
          |directly|automatically|by\s+yourself|desde\s+aqui|directamente
        )\b
      |\b(?:do|does|can)\s+(?:you|u|it|sidekick)\s+(?:actually\s+)?send\s+(?:e-?mails?|texts?|messages?)\W*$
      |\b(?:puedes|envias|mandas)\s+(?:mandar\s+|enviar\s+)?(?:correos|mensajes)\W*$
    `,
  'find-chat': inLines()`
      \b(?:find|search|look\s+(?:up|for)|see|get\s+back\s+to|where|buscar|encontrar|ver)\b.{0,20}\b
      (?:old|past|earlier|previous|my|older|viejos?|anteriores)\b.{0,12}\b
      (?:chats?|threads?|conversations?|messages|conversaciones)\b
    `,
  'edit-message': inLines()`
      \b(?:edit|change|correct|fix|redo|edito|editar|corregir)\b.{0,15}\b(?:my|a|the|mi|un)\s+
        (?:last\s+|earlier\s+|sent\s+)?(?:messages?|questions?|prompts?|mensajes?|pregunta)\b
      |\bregenerate\b
    `,
  'connect-apps':
    /\b(?:connect|link|hook\s+up|integrate|add|sync|conecto|conectar)\b.{0,25}\b(?:google|gmail|calendar|dotloop|e-?mail|apps?|calendario|correo)\b/,
  'phone-app': inLines()`
      \b(?:
        (?:phone|mobile|iphone|ipad|android|native|desktop|movil|celular)\s+(?:app|version|application)
        |apps?\b.{0,20}\b(?:phone|iphone|ipad|android|mobile|tablet|store|telefono|celular|movil)
        |(?:use|open|install|get|work\w*|usar|instalar|abrir)\b.{0,25}\b(?:on|in|for|en)\s+(?:my|the|a|an|mi|el)?\s*
          (?:phone|iphone|ipad|android|mobile|tablet|home\s+screen|telefono|celular|movil)
        |install\s+(?:it|this|sidekick)
        |(?:work|use)\w*\s+(?:it\s+)?offline
        |sin\s+(?:conexion|internet)
      )\b
    `,
  'log-out': /\b(?:log|sign)\s*out\b(?!\s+everywhere)|\bcerrar\s+(?:la\s+)?sesion\b/,
  security: inLines()`
      \b(?:
        passwords?|contrasena|two[\s-](?:step|factor)|2fa|mfa|passkeys?|authenticator|signed\s+in
        |log\s+out\s+everywhere|other\s+devices
        |(?:two|several|other)\s+(?:devices|computers|sessions)
        |segundo\s+paso|otros\s+dispositivos
      )\b
    `,
  'account-email':
    /\b(?:change|update|new|cambiar|cambio)\b.{0,15}\b(?:my|mi|login|account)\s+(?:login\s+|account\s+)?(?:e-?mail|correo)\b(?!\s+to\b.*\b(?:client|seller|buyer))/,
  'more-users': inLines()`
      \b(?:add|invite|create|set\s+up|agregar|invitar)\b.{0,20}\b
        (?:
          users?|(?:team\s*)?(?:mates?|members?)|(?:another|new)\s+(?:agent|account|login)|colleagues?
          |my\s+(?:assistant|partner)|usuarios?|colegas?
        )\b
      |\bshare\s+(?:my|an?)\s+(?:account|login)\b
    `,
  branding: /\b(?:branding|logos?|(?:team|office|brokerage)\s+(?:logo|name|colou?rs?)|brand\s+colou?rs?|marca|colores)\b/,
  profile:
    /\b(?:my|mi)\s+(?:profile|photo|headshot|picture|phone(?:\s+number)?|brokerage|license(?:\s+number)?|bio|name|time\s*zone|perfil|foto|telefono|licencia|nombre)\b/,
  'my-data': inLines()`
      \b(?:delete|close|erase|cancel|end|borrar|cerrar|eliminar)\b.{0,15}\b(?:my\s+)?(?:account|cuenta)\b
      |\b(?:copy\s+of|export|download)\b.{0,12}\b(?:my\s+)?(?:all\s+(?:of\s+)?)?(?:my\s+)?data\b
    `,
  privacy: inLines()`
      \b(?:
        (?:do|does|are|will|can|is)\s+(?:
          you|they|sidekick|anyone|anybody|somebody|someone|my\s+broker
          |(?:the|other|my)\s+(?:admin\w*|agents?|broker)
        )\b.{0,30}\b(?:share|sell|see|seeing|read|reading|store|keep|record|log|train)\w*\b.{0,30}\b
          (?:info\w*|data|chats?|messages?|conversations?|clients?'?|what\s+i|searches|this)
        |(?:is|are)\s+(?:this|it|my\s+(?:chats?|data|messages|clients?'?\s+\w+)|these\s+chats?)\s+
          (?:private|confidential|secure|public|shared)
        |who\s+(?:else\s+)?(?:can\s+)?(?:sees?|reads?)\b.{0,20}\b(?:this|my|chats?|messages)
        |privacy\s+(?:policy|notice|statement)
        |(?:compartes|guardas|vendes|compartiran)\b.{0,30}\b(?:datos|informacion|clientes|chats?)
        |quien\s+(?:puede\s+)?(?:ve|ver|lee|leer)\b.{0,20}\b(?:mis|mi|esto|chats?)
      )\b
    `,
  plan: inLines()`
    \b(?:
      subscriptions?|billing|invoices?|my\s+plan|upgrade|downgrade|credit\s+card|free\s+trial|trial
      |what\s+does\s+(?:sidekick|this\s+app)\s+cost
      |how\s+much\s+(?:is|does)\s+(?:sidekick|this\s+app|the\s+app)
      |suscripcion|factura(?:s|cion)?|mi\s+plan|cuanto\s+cuesta\s+sidekick
    )\b
  `,
  language: inLines()`
      \b(?:change|switch|set|what|which|speak|answer|use|cambiar|cambio|hablas|que)\b.{0,20}\b
        (?:languages?|idiomas?)\b
      |\b(?:do|can)\s+you\s+(?:speak|understand|answer\s+in)\s+
        (?:spanish|english|french|chinese|mandarin|portuguese|other)\b
      |\bhablas\s+espanol\b
    `,
  voice: /\b(?:dictat\w+|voice|microphone|speak\s+(?:instead|to\s+it)|talk\s+instead|dictar|microfono|por\s+voz)\b/,
  settings: /\b(?:dark\s+(?:mode|theme)|light\s+(?:mode|theme)|theme|settings|tema|modo\s+oscuro|ajustes|configuracion)\b/,
  help: inLines()`
    \b(?:contact|reach|talk\s+to|call|get|need)\b.{0,15}\b(?:support|help(?:\s*desk)|a\s+(?:real\s+)?human|soporte)
      \b
    |\b(?:contactar|llamar)\b.{0,15}\bayuda\b
    |\b(?:keyboard\s+)?shortcuts\b
    |\b(?:tutorials?|training\s+videos?|learning\s+center)\b
    |\breport\s+(?:a\s+)?(?:bug|problem|error)\b
  `,
};

/** Words that mean the product, however they are asked: "change my password how", "dark mode pls". */
const plain: readonly HowTo[] = [
  'forgot-password',
  'notifications',
  'as-pdf',
  'saved-homes',
  'send-mail',
  'edit-message',
  'phone-app',
  'log-out',
  'security',
  'account-email',
  'privacy',
  'plan',
  'language',
  'settings',
  'help',
];

export const topicsNamed = (folded: string): HowTo[] => howTos.filter((one) => topics[one].test(folded));
export const isPlain = (topic: HowTo): boolean => plain.includes(topic);
