/** What the product does not do, with the nearest that it does. Without figures: no tool gave them. */
import type { Capability } from '../../../how-to/capabilities.ts';

export const capabilities: Record<Capability, string> = {
  'tax-records':
    'No: I have no records of a county, such as the tax roll, deeds or liens. The yearly tax that a listing records I can tell: name the home and ask “what are the taxes?”. Its earlier sales in the MLS I can tell, too.',
  signatures:
    'No: I send nothing out for signature, to DocuSign or elsewhere. With dotloop connected (menu at your initials, **Settings**, **Integrations**) I can start a loop for a home after your click, and you send it for signature there.',
  staging:
    'No: I neither edit nor stage photos. Those of a listing stand in its details as its agent put them in, and I can write the copy beside them.',
  photos:
    'No: I take or make no photos or videos. Those of a listing stand in its details, and you can attach your own to ask about them.',
  website:
    'No: I publish nothing on a website, a portal, an MLS or a social network. I can write the description or the post for you to paste, and **Share** below a presentation gives a link that you can put on your site.',
  defaults:
    'No: defaults cannot be changed for good. Say your commission, costs or rate with the question, and the figures are worked out with it instead of the default.',
  agenda:
    'No: I do not read your calendar or your tasks. With Google connected I put entries on the calendar after your click. What is new for your clients I can tell from your saved searches.',
  'other-language':
    'No: I read and write English and Spanish only. Ask for the text in one of these, and have somebody who speaks the other language translate it.',
  'cma-pdf':
    'I send nothing from here, but a CMA can be saved as a PDF: say “start a CMA for” and an address, and press **PDF** below the presentation. **Share** beside it gives a link instead.',
  refinance:
    'Whether refinancing pays is a question for a lender: it goes by the loan that stands, the new rate, the costs and how long they stay. I can work out the monthly payment at a balance and a rate that you name, so that both can be laid side by side, and what the home is worth by its sales.',
  flood:
    'Flood zones are not in the listings that I read. FEMA’s flood map, at msc.fema.gov, shows the zone of an address; an insurance agent tells whether a policy is needed and what it costs, and the lender whether the loan asks for one.',
  'offer-forms':
    'No: I fill in no offer and no contract. Those are the forms of your association or broker, and what they say binds your client. What goes with an offer I can write: say “write an email to the listing agent” with the price and the terms. I can also show the comparable sales behind a price, the payment on it and the cash to close.',
};

/** The next message that does the nearest thing. */
export const capabilityWays: Partial<Record<Capability, string>> = {
  'tax-records': 'What are the taxes?',
  agenda: 'What is new in my saved searches?',
};
