/** How things are done in the product, by the names that stand on its screens. */
import type { HowTo } from '../../../how-to/respond-to-how-to.ts';

export const howTo: Record<HowTo, string> = {
  'share-presentation':
    'Open the presentation: below it stand **Publish**, **Share** and **PDF**. Publish makes it ready, Share gives you a link that can have a password and an end, and PDF prints it. The link shows what was last published; you see on how many days it was opened and how often, and you can take it back at any time.',
  'start-presentation':
    'Say “start a CMA for” and an address, or open a home and say “make a CMA”. It stands beside the chat, and in **Presentations**.',
  'save-search':
    'Press **Save search** over the results, or say “save this for” and a name. **Saved searches** in the sidebar shows what is new, cut in price, pending or sold, and there you choose whether and how often it is mailed to you.',
  'draw-area':
    'Open **Boundary** beside the results and draw the area on the map, with the mouse or a finger. The search then stays within it.',
  filters: 'Open **Filters** beside the results. What you change there is known here, too.',
  'attach-file':
    'Press the paper clip at the message bar, or drop the file into the chat: photos, PDF, Word, Excel, CSV, text and pages. Then ask about it.',
  'import-listings':
    'An administrator brings listings in under **Admin**, **Import listings**: a CSV, Excel or RESO file; nothing is stored before you have seen what it is taken for. To only ask about a list, attach it here.',
  'keep-chat':
    'Open the menu with the three dots at a chat in the sidebar: there you rename it, pin it, archive it, export it, save it as PDF or delete it.',
  'find-chat':
    'Press the magnifier in the sidebar, or Ctrl+K (⌘K on a Mac): it looks through everything that was said in your chats.',
  settings:
    'Open the menu at your initials, at the top right, and choose **Settings**: the theme and what the chat shows are there.',
  security:
    'Open the menu at your initials, then **Settings**, **Security**: the password, two-step login with an app or a passkey, and where you are signed in.',
  'connect-apps':
    'Open the menu at your initials, then **Settings**, **Integrations**: Google for your calendar and drafts of mail, and dotloop. Nothing is sent to one before you say so.',
  profile:
    'Open the menu at your initials, then **Profile**: your name, photo, phone, brokerage and license, as clients see them in presentations.',
  'my-data': 'Open the menu at your initials, then **Settings**, **My data**: a copy of all of it, and the end of your account.',
  plan: 'Open the **Dashboard** from the menu at your initials, then **Subscription**.',
  help: 'Press **Help**, the question mark at the top: the support address, the tour, the keys and the privacy notice are there.',
};
