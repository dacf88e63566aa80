import type { HowTo } from '../../../how-to/respond-to-how-to.ts';

/** Los nombres en negrita son los que se ven en la pantalla, en inglés. */
export const howTo: Record<HowTo, string> = {
  'share-presentation':
    'Abre la presentación: abajo están **Publish**, **Share** y **PDF**. Publish la deja lista, Share te da un enlace que puede llevar contraseña y fecha de término, y PDF la imprime. El enlace muestra lo último que publicaste; ves qué días se abrió y cuántas veces, y lo puedes quitar cuando quieras.',
  'start-presentation':
    'Di “prepara un CMA para” y una dirección, o abre una casa y di “prepara un CMA”. Queda junto al chat y en **Presentations**.',
  'save-search':
    'Pulsa **Save search** sobre los resultados, o di “guarda esta búsqueda para” y un nombre. **Saved searches**, a la izquierda, muestra lo nuevo, lo rebajado, lo pendiente y lo vendido, y ahí eliges si te llega por correo y cada cuánto.',
  'draw-area':
    'Abre **Boundary** junto a los resultados y dibuja el área en el mapa, con el ratón o con el dedo. La búsqueda se queda dentro de ella.',
  filters: 'Abre **Filters** junto a los resultados. Lo que cambias ahí también lo sé aquí.',
  'attach-file':
    'Pulsa el clip junto al mensaje, o suelta el archivo en el chat: fotos, PDF, Word, Excel, CSV, texto y páginas. Luego pregunta por él.',
  'import-listings':
    'Una persona administradora carga anuncios en **Admin**, **Import listings**: un archivo CSV, Excel o RESO; nada se guarda antes de que veas cómo se entiende. Si solo quieres preguntar por una lista, adjúntala aquí.',
  'keep-chat':
    'Abre el menú de los tres puntos de un chat, a la izquierda: ahí le cambias el nombre, lo fijas, lo archivas, lo exportas, lo guardas como PDF o lo borras.',
  'find-chat': 'Pulsa la lupa a la izquierda, o Ctrl+K (⌘K en un Mac): busca en todo lo que se dijo en tus chats.',
  settings:
    'Abre el menú de tus iniciales, arriba a la derecha, y elige **Settings**: ahí están el tema y lo que muestra el chat.',
  security:
    'Abre el menú de tus iniciales, luego **Settings**, **Security**: la contraseña, el segundo paso con una app o una llave de acceso, y dónde has iniciado sesión.',
  'connect-apps':
    'Abre el menú de tus iniciales, luego **Settings**, **Integrations**: Google para tu calendario y tus borradores de correo, y dotloop. Nada se les envía antes de que tú lo digas.',
  profile:
    'Abre el menú de tus iniciales, luego **Profile**: tu nombre, foto, teléfono, corretaje y licencia, como los ven tus clientes en las presentaciones.',
  'my-data': 'Abre el menú de tus iniciales, luego **Settings**, **My data**: una copia de todo, y el fin de tu cuenta.',
  plan: 'Abre **Dashboard** desde el menú de tus iniciales, y luego **Subscription**.',
  help: 'Pulsa **Help**, el signo de interrogación de arriba: ahí están la dirección de ayuda, el recorrido, las teclas y el aviso de privacidad.',
};
