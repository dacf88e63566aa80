import type { howToNext as english } from '../english/how-to.ts';
import type { HowTo } from '../../../how-to/topics.ts';

/** Los nombres en negrita son los que se ven en la pantalla, en inglés. */
export const howTo: Record<HowTo, string> = {
  'share-presentation':
    'Abre la presentación: abajo están **Publish**, **Share** y **PDF**. Publish la deja lista, Share te da un enlace que puede llevar contraseña y fecha de término, y PDF la imprime. El enlace muestra lo último que publicaste; ves qué días se abrió y cuántas veces, y lo puedes quitar cuando quieras.',
  'link-options':
    'Abre la presentación y pulsa **Share**: **Password** pone o quita una contraseña, **Ends** dice hasta cuándo vale el enlace, **Shows** si sigue cada cambio o lo último que publicaste, y un botón junto al enlace lo termina. Debajo ves qué días se abrió y cuántas veces.',
  'share-search':
    'Una búsqueda no tiene enlace para clientes, y los correos de una búsqueda guardada te llegan solo a ti. Pon sus casas en una presentación que compartes con un enlace (di “planea un recorrido de las tres primeras”), expórtalas con **Table** y **Export CSV**, o di “escribe un correo sobre la primera” y lo envías tú.',
  'start-presentation':
    'Di “prepara un CMA para” y una dirección, o abre una casa y di “prepara un CMA”. Queda junto al chat y en **Presentations**.',
  'save-search':
    'Pulsa **Save search** sobre los resultados, o di “guarda esta búsqueda para” y un nombre. **Saved searches**, a la izquierda, muestra lo nuevo, lo rebajado, lo pendiente y lo vendido, y ahí eliges si te llega por correo y cada cuánto.',
  'export-results':
    'Pulsa **Table** sobre los resultados, y luego **Export CSV**: el archivo los trae en su orden, con quién anuncia cada uno.',
  notifications:
    'De que una respuesta está lista: menú de tus iniciales, **Settings**, **General**, el último interruptor; vale para ese dispositivo. De lo nuevo en una búsqueda guardada: **Saved searches**, donde cada una tiene su propio correo, o ninguno.',
  'draw-area':
    'Abre **Boundary** junto a los resultados y dibuja el área en el mapa, con el ratón o con el dedo. La búsqueda se queda dentro de ella.',
  filters: 'Abre **Filters** junto a los resultados. Lo que cambias ahí también lo sé aquí.',
  'attach-file':
    'Pulsa el clip junto al mensaje, o suelta el archivo en el chat: fotos, PDF, Word, Excel, CSV, texto y páginas. Luego pregunta por él.',
  'import-listings':
    'Una persona administradora carga anuncios en **Admin**, **Import listings**: un archivo CSV, Excel o RESO; nada se guarda antes de que veas cómo se entiende. Si solo quieres preguntar por una lista, adjúntala aquí.',
  'keep-chat':
    'Abre el menú de los tres puntos de un chat, a la izquierda: ahí le cambias el nombre, lo fijas, lo archivas, lo exportas, lo guardas como PDF o lo borras.',
  'as-pdf':
    'Una presentación tiene **PDF** al pie. Un chat se guarda como PDF en su menú de los tres puntos, a la izquierda. Los resultados se exportan como tabla: **Table** sobre los resultados, y luego **Export CSV**.',
  'saved-homes':
    'Las casas no se guardan una por una. **Saved searches**, a la izquierda, guarda lo que buscas y dice qué fue de sus casas; un chat conserva las que mostró, y una presentación las que pones en ella, por ejemplo “planea un recorrido de las primeras tres”.',
  'send-mail':
    'Yo escribo el texto y tú lo envías: pulsa **Copy** debajo. Con Google conectado (**Settings**, **Integrations**) pongo el correo en tu Gmail como borrador, cuando pulsas su botón. Por mi cuenta no envío nada.',
  'find-chat': 'Pulsa la lupa a la izquierda, o Ctrl+K (⌘K en un Mac): busca en todo lo que se dijo en tus chats.',
  'edit-message':
    'Pasa por encima de tu mensaje y pulsa **Edit**: la respuesta se escribe de nuevo, y la versión anterior queda a un clic. **Regenerate**, bajo una respuesta, la escribe otra vez.',
  'phone-app':
    'No hay app en las tiendas. Abre Sidekick en el navegador del teléfono y agrégalo a la pantalla de inicio: se abre como una app, y los chats que leíste al final se pueden leer sin conexión.',
  'log-out':
    'Abre el menú de tus iniciales: al final está **Log out**. En los otros dispositivos se cierra en **Settings**, **Security**.',
  'forgot-password':
    'Cierra la sesión, o abre la página de entrada, y pulsa **Forgot password?**: llega un código al correo de tu cuenta, y con él eliges una contraseña nueva. Entonces se cierra la sesión en todos los dispositivos.',
  'account-email':
    'El correo de una cuenta lo cambia una persona administradora, en **Admin**, **Users**; se avisa a las dos direcciones.',
  'more-users':
    'Una cuenta es para una persona. Una persona administradora crea otras en **Admin**, **Users**, y a cada dueño le llega un correo para elegir su contraseña.',
  branding:
    'En el plan pro tu **Profile** termina con **Branding**: foto, logo de la oficina y del equipo, nombres y redes, como los muestran tus presentaciones. En otros planes muestran tu perfil.',
  privacy:
    'Lo que escribes, también los nombres de tus clientes, se guarda en tu cuenta y nadie más lo ve en el producto; las personas administradoras pueden leerlo para aclarar un problema, y cada lectura queda registrada. Yo soy parte de este servidor y no le paso nada a nadie sin tu clic. Si tu administración eligió el modelo de lenguaje de un proveedor, a ese se le envían tus mensajes y los anuncios que se hallaron. El aviso de privacidad, en **Dashboard**, lo dice todo.',
  language:
    'Escríbeme en español o en inglés y te respondo así; di “escríbelo en inglés” para un solo texto. Las pantallas alrededor del chat están en inglés.',
  voice:
    'Donde tu navegador oye voz, hay un micrófono junto a **Send**: púlsalo y habla, y lo que digas se escribe en el mensaje.',
  settings:
    'Abre el menú de tus iniciales, arriba a la derecha, y elige ahí el tema, oscuro o claro; lo que muestra el chat está en **Settings**.',
  security:
    'Abre el menú de tus iniciales, luego **Settings**, **Security**: cambia la contraseña, pon un segundo paso con una app o una llave de acceso, y mira dónde has iniciado sesión y ciérrala ahí.',
  'connect-apps':
    'Abre el menú de tus iniciales, luego **Settings**, **Integrations**: Google para tu calendario y tus borradores de correo, y dotloop. Nada se les envía antes de que tú lo digas.',
  profile:
    'Abre el menú de tus iniciales, luego **Profile**: tu nombre, foto, teléfono y corretaje, como los ven tus clientes en las presentaciones. El número de licencia lo cambia una persona administradora.',
  'my-data': 'Abre el menú de tus iniciales, luego **Settings**, **My data**: una copia de todo, y el fin de tu cuenta.',
  plan: 'Abre **Dashboard** desde el menú de tus iniciales, y luego **Subscription**: tu plan y cómo está. Precios, tarjetas y facturas los lleva quien administra tu suscripción; **Help**, arriba, dice a quién escribir.',
  help: 'Pulsa **Help**, el signo de interrogación de arriba: ahí están la dirección de ayuda, el recorrido, las teclas y el aviso de privacidad.',
};

export const howToNext: typeof english = {
  phone: (how) => `En el celular es igual, en su navegador. ${how}`,
  undo: (how, { isLink }) =>
    isLink
      ? 'Abre la presentación y pulsa **Share**: el último botón junto al enlace lo termina. Lo demás lo cambias de nuevo donde lo cambiaste.'
      : `Si tiene vuelta atrás, está en el mismo lugar. ${how}`,
  client: (_, { isShown }) =>
    isShown
      ? 'Quien tiene el enlace ve la presentación, sin cuenta y sin iniciar sesión; solo pide contraseña si pusiste una, en **Share**, **Password**.'
      : 'No: los clientes no tienen cuenta aquí y no ven nada de eso. Ven lo que tú les envías, y las presentaciones cuyo enlace compartes.',
  again: (how) => how,
};
