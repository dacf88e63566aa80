/** How things are done in the product, by the names that stand on its screens. */
import type { HowToAspect, SeenByLink } from '../../../how-to/further-question.ts';
import type { HowTo } from '../../../how-to/topics.ts';

export const howTo: Record<HowTo, string> = {
  'share-presentation':
    'Open the presentation: below it stand **Publish**, **Share** and **PDF**. Publish makes it ready, Share gives you a link that can have a password and an end, and PDF prints it. The link shows what was last published; you see on how many days it was opened and how often, and you can take it back at any time.',
  'link-options':
    'Open the presentation and press **Share**: **Password** sets or removes one, **Ends** says until when the link works, **Shows** whether it follows each edit or what was last published, and **Take the link back** ends it. Below stands on how many days it was opened, and how often.',
  'share-search':
    'A search itself has no link for clients, and the mails of a saved search go to you alone. Put its homes into a presentation that you share by a link (say “plan a tour of the first three”), export them with **Table** and **Export CSV**, or say “write an e-mail about the first one” and send it yourself.',
  'start-presentation':
    'Say “start a CMA for” and an address, or open a home and say “make a CMA”. It stands beside the chat, and in **Presentations**.',
  'save-search':
    'Press **Save search** over the results, or say “save this for” and a name. **Saved searches** in the sidebar shows what is new, cut in price, pending or sold, and there you choose whether and how often it is mailed to you.',
  'export-results':
    'Press **Table** over the results, then **Export CSV**: the file has them in their order, with who lists each.',
  notifications:
    'That a reply is ready: menu at your initials, **Settings**, **General**, “Notify me when a reply is ready”; it holds for that device. What is new in a saved search: **Saved searches**, where each search has its own mail, or none.',
  'draw-area':
    'Open **Boundary** beside the results and draw the area on the map, with the mouse or a finger. The search then stays within it.',
  filters: 'Open **Filters** beside the results. What you change there is known here, too.',
  'attach-file':
    'Press the paper clip at the message bar, or drop the file into the chat: photos, PDF, Word, Excel, CSV, text and pages. Then ask about it.',
  'import-listings':
    'An administrator brings listings in under **Admin**, **Import listings**: a CSV, Excel or RESO file; nothing is stored before you have seen what it is taken for. To only ask about a list, attach it here.',
  'keep-chat':
    'Open the menu with the three dots at a chat in the sidebar: there you rename it, pin it, archive it, export it, save it as PDF or delete it.',
  'as-pdf':
    'A presentation has **PDF** below it. A chat is saved as PDF from the menu with the three dots at it, in the sidebar. Results are exported as a table: **Table** over the results, then **Export CSV**.',
  'saved-homes':
    'Homes are not kept one by one. **Saved searches** in the sidebar keeps what you look for and tells what became of its homes, a chat keeps those that it showed, and a presentation those that you put into it, for example “plan a tour of the first three”.',
  'send-mail':
    'I write the text and you send it: press **Copy** under it. With Google connected (**Settings**, **Integrations**) I put an e-mail into your Gmail as a draft, once you press the button for it. I send nothing by myself.',
  'find-chat':
    'Press the magnifier in the sidebar, or Ctrl+K (⌘K on a Mac): it looks through everything that was said in your chats.',
  'edit-message':
    'Point at your message and press **Edit**: the reply is written anew, and the version before stays a click away. **Regenerate** under a reply writes that one again.',
  'phone-app':
    'There is no app in the app stores. Open Sidekick in the browser of the phone and add it to the home screen: it then opens like an app, and the chats that you read last can be read without a connection.',
  'log-out':
    'Open the menu at your initials: **Log out** stands at its end. Other devices are logged out under **Settings**, **Security**, “Where you are signed in”.',
  'forgot-password':
    'Log out, or open the login page, and press **Forgot password?**: a code comes to the e-mail of your account, and with it you choose a new password. All devices are logged out then.',
  'account-email':
    'An administrator changes the e-mail of an account, under **Admin**, **Users**; both addresses are told by mail.',
  'more-users':
    'An account is for one person. An administrator makes further ones under **Admin**, **Users**, and each owner is invited by mail to choose a password.',
  branding:
    'On the pro plan your **Profile** ends with **Branding**: photo, office and team logo, names and social networks, as your presentations show them. On other plans presentations show your profile.',
  privacy:
    'What you write, clients’ names too, is stored in your account and shown to nobody else in the product; administrators can read it to look into a problem, and each such look is recorded. I am built into this server and pass nothing on without your click. Where your administrator chose the language model of a provider instead, your messages and the listings found for them are sent to that one. **Legal and privacy** on the **Dashboard** tells it all.',
  language:
    'Write to me in English or in Spanish, and I answer in it; say “write it in Spanish” for a text alone. The screens around the chat are in English.',
  voice:
    'Where your browser hears speech, a microphone stands beside **Send**: press it and speak, and what you say is written into the message.',
  settings:
    'Open the menu at your initials, at the top right, and choose the theme there, dark or light; what the chat shows is under **Settings**.',
  security:
    'Open the menu at your initials, then **Settings**, **Security**: change the password, set up two-step login with an app or a passkey, and see where you are signed in and end it there.',
  'connect-apps':
    'Open the menu at your initials, then **Settings**, **Integrations**: Google for your calendar and drafts of mail, and dotloop. I send nothing to either until you press the button for it.',
  profile:
    'Open the menu at your initials, then **Profile**: your name, photo, phone and brokerage, as clients see them in presentations. The license number an administrator changes.',
  'my-data': 'Open the menu at your initials, then **Settings**, **My data**: a copy of all of it, and the end of your account.',
  plan: 'Open the **Dashboard** from the menu at your initials, then **Subscription**: your plan and how it stands. Prices, cards and invoices are with whoever manages your subscription; **Help**, at the top, tells whom to write to.',
  help: 'Press **Help**, the question mark at the top: the support address, the tour, the keys and the privacy notice are there.',
};

/** Of what is asked next about one of them. */
export const howToNext: Record<HowToAspect, (how: string, seen: SeenByLink) => string> = {
  phone: (how) => `On a phone it is the same, in its browser. ${how}`,
  undo: (how, { isLink }) =>
    isLink
      ? 'Open the presentation and press **Share**: **Take the link back** ends the link. Other changes you set back where you made them.'
      : `Where it can be set back, that is done in the same place. ${how}`,
  client: (_, { isShown }) =>
    isShown
      ? 'Whoever has the link sees the presentation, with no account and no login; a password is asked for only where you set one, under **Share**, **Password**.'
      : 'No: clients have no login here, and see nothing of it. They see what you send them, and presentations whose link you share.',
  again: (how) => how,
};
