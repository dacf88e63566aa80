/** How things of an agent’s practice are done and weighed, in general: no record here tells them. */
export const tradePractice = {
  'escalation-clause-weighed':
    '**For and against an escalation clause**: it raises an offer above a rival one by a step, up to a cap, so a buyer pays no more than it takes. Against it: it shows the seller how high the buyer would go, it needs proof of the rival offer, the price may pass what the home appraises for, and some sellers take none and ask for the best price at once. Ask the listing agent whether it is welcome; the cap is the buyer’s to set.',
  'short-or-long-loan':
    '**A shorter loan against a longer one**: the shorter one usually has the lower rate, is paid off sooner and costs far less interest in all; its monthly payment is much higher, so it carries a smaller price. The longer one leaves room each month, and may be paid ahead where the lender allows it. Tell me a price, what is put down and a rate for each, and I work out both payments.',
  'fixed-or-adjustable':
    '**A fixed rate against an adjustable one**: a fixed rate stays for the whole loan, so principal and interest never change. An adjustable one starts lower for some years and then follows the market within caps. It can pay where the home is sold or refinanced before it adjusts, which is never certain. Ask the lender for the first rate, the caps and the highest payment there can be.',
  'income-for-rent':
    '**The income that a landlord asks for**: many ask for a monthly income before taxes of about three times the rent, some for less, or for savings, a guarantor or a larger deposit instead. That is a custom and no rule: the owner’s written criteria say it, and they have to be the same for everyone who applies. In many states and cities vouchers and other lawful sources of income may not be turned down, and some count only the tenant’s own share of the rent. What holds where the home is, an attorney or the local housing agency tells.',
  'condo-or-house':
    '**A condo against a house, by what they cost**: a condo comes with an HOA fee that pays for what is shared, its rules, its reserves and at times special assessments; the lender looks at the building, too. A house has no such fee in most places, but its owner pays for roof, outside and yard alone, insures all of it, and usually pays more for the land. Set both side by side by the full monthly cost: give me two addresses, or a price and a fee.',
  'new-construction':
    '**New construction**: the contract is the builder’s own and leaves much to the builder, so have it read by an attorney. The deposit is often higher and harder to get back, the closing date can move, and upgrades cost extra. Builders give on credits, rate buydowns and upgrades more readily than on price, often for their own lender: compare it with another. Have it inspected all the same, before the walls close and at the end, and read the warranty. Bring your buyer to the first visit, as many builders pay an agent only then.',
  'usual-commission':
    '**Commission** is negotiable: no law, no MLS and no association sets a rate, and agents may not agree on one among themselves. What your client pays is what the listing agreement or the buyer agreement says, and it should say that it is negotiable. A share that a net sheet of mine assumes is an example: say yours, and I work with it.',
  'explain-commission':
    '**To explain your fee**, tell what it buys before you name it: pricing from comparable sales, preparation, photos and marketing, showings, offers compared side by side, negotiation, deadlines and paperwork up to closing. Then show it in dollars on a net sheet beside the price, say plainly that it is negotiable, and what changes when it is lower. Show what you do with dates and examples, and promise no price. I can make the net sheet and the comparable sales: name the home and your fee.',
  'why-pay-buyer-agent':
    '**Why a seller might pay a buyer’s agent**, and need not: it is the seller’s choice, and negotiable. For it: many buyers have little cash beside the down payment and costs, and an offer that leaves their agent unpaid may not be possible for them, so more can buy; it can also be answered offer by offer, as a credit. Against it: it comes off what the seller nets. Put two net sheets beside each other, with and without: name the home and the share, and I make them.',
  'nar-settlement':
    '**After the settlement of the National Association of Realtors** two things changed for agents on its MLSs: offers of pay to buyers’ agents no longer stand in the MLS, and a buyer signs a written agreement before touring a home, which says what the agent is paid and that it is negotiable. A seller may still offer to pay, outside the MLS or as a credit in the contract; the buyer’s agent may receive no more than the agreement says.',
  'seller-disclosure':
    '**What a seller has to disclose**: in most states what the seller knows of the home that matters to a buyer and cannot easily be seen, such as leaks, defects, disputes and work that was done without a permit, usually on a form of the state; a few states leave more to the buyer’s own inspection. Everywhere, lead paint in homes from before nineteen seventy-eight is told on a federal form, and nobody may hide or deny what is known. Agents mostly have to tell what they know, too. When in doubt it is told in writing; what this home needs, your broker or an attorney says.',
  'inspection-report-shared':
    '**Whether an inspection report has to be shared** the state and the contract say. A report that a seller has usually counts as knowledge: what it found and what matters has to be disclosed, and handing over the report is the plainest way. A report that a buyer paid for is the buyer’s, who may have to give it to the seller with a request for repairs, or only if asked. Once a seller’s agent has one, later buyers mostly have to learn of the defects in it.',
  'tax-base-moved':
    '**Proposition 19** is a rule of California about property tax: past fifty-five, or after a disaster and in a few other cases that the law names, the tax base of a main home can go along to a replacement anywhere in the state, bought or built within two years of the sale, a few times in a life. If the new home is worth more, the difference is added. With an inheritance the old base stays only for a family home that the heir moves into, up to a limit. It is claimed on a form of the county assessor, who decides; a tax adviser should look at it first.',
  'like-kind-exchange':
    '**A like-kind exchange** (26 U.S.C. § 1031) puts off the tax on the gain of a property held for rent or business, not of a main home, when the money goes into another such property. A qualified intermediary has to be in place before closing and holds the money; the next property is named within weeks and bought within about half a year, by deadlines that cannot be moved. Cash that is taken out is taxed. Whether it fits, a tax adviser says before the sale closes.',
  'security-deposit':
    '**A security deposit** is limited by the state, sometimes by the city: many states set a number of months of rent, others set none. In California it is a month of rent for most rentals, and twice that for some small landlords (Cal. Civ. Code § 1950.5). The law also says when it comes back and what may be kept. It has to be the same for everybody: a higher one for children, a disability or an assistance animal breaks fair housing. For another state, your broker or its housing department knows.',
  voucher:
    '**A client with a housing voucher may apply.** Many states and cities, California among them, protect the source of income: there a landlord may not refuse, or ask for more, because of a voucher, and treats it like any other income. Where no such law stands, tell the client all the same and let the landlord answer. Never steer a client away for it. The housing authority inspects the home and sets what it pays; a few also let a voucher pay toward a purchase. Listings record no word on vouchers, so the landlord or the listing agent is asked.',
  citizenship:
    '**No federal law makes citizenship a condition of buying a home.** With cash it takes proof of identity and of where the money comes from; a few states have limits for some owners from abroad, which an attorney knows. With a loan it goes by the lender’s program: some lend with a taxpayer number (ITIN), a visa or a green card, mostly with more down, so it pays to ask several. That is the lender’s question and not the agent’s: the search goes by price and wishes alone, as fair housing asks.',
  'buyer-consultation': `**What to ask in a buyer consultation**, the same of everybody:

- Money: have they spoken to a lender, is there a preapproval, what monthly payment feels right, how much cash is there for the down payment and costs?
- Time: when do they want to move, does a lease end or a home have to sell first?
- The home: which places or how far from where, beds, baths, kind of home, parking, outside space, stairs that they want or not, what would rule a home out?
- Must and wish: which three things matter most, and what would they give up?
- Before: have they looked or offered already, and what went wrong?
- Who decides, and how do they like to hear from you?
- The agreement: what you do, for how long, how you are paid, and that it is negotiable.

Let them name the places and what they need. Ask nothing of family plans, religion, origin or health, and when they ask who lives somewhere or whether it is safe, point to public sources. Tell me what they answer, and I search it.`,
  'win-listing': `**Ways to win a listing when the market is slow:**

- Bring figures instead of promises: what sold near it and for what, how long it took, and how many were cut in price first.
- Say what a price too high costs, with homes that waited and came down.
- A plan with dates: preparation, photos, launch, a look at the showings after two weeks, and what happens then.
- Two net sheets, at the price they hope for and at the one that sales support.
- Name what you need from them, and what you will tell them every week.
- Owners of listings that expired or were withdrawn, landlords, and past clients: a short note with the figures of their own street.

Name the place or the home, and I bring its figures, the comparable sales and the note.`,
  'low-offer':
    '**A low offer** can be countered, turned down, left without an answer, or sent back with the question whether it is their best; which of them, the seller decides, and every offer is passed on. A counter with the sales that support the price keeps the talk open and costs little. Look at the terms as well: cash, few contingencies or a quick closing may be worth something. Name the home, and I bring its comparable sales and what the offer would net; say “write a counter to” and the price, and I word it.',
  'crime-data':
    '**Whether an area is safe is not for an agent to say**: as a good word or a bad one it can steer buyers, which fair housing forbids, and I do not judge it either. Point every client to the same public sources: the police department’s crime map or open data of the city, and the sheriff’s outside of one. Let them look, visit at different hours, and decide. What I can add is facts of homes, streets and prices.',
  'post-ideas': `**Posts that I can write or give the words for:**

- The market where you work: say “write a post about the market in” and the city.
- A listing of yours: open it and say “write an Instagram post”, or “just sold”, “open house”, “price improvement”.
- A word that clients ask about, told in two sentences.
- One step of buying or selling, with what can go wrong in it.
- What pays before a home is listed, and what does not.

Each keeps to the home and its facts, and says nothing of who should live there.`,
};

/** Messages that go on from such an answer. */
export const tradeWays: Readonly<Partial<Record<keyof typeof tradePractice, readonly string[]>>> = {
  'post-ideas': [
    'What is an appraisal gap?',
    'What are the steps of buying a house?',
    'What should the seller fix before listing?',
    'Show my listings',
  ],
};
export type TradePracticeTexts = typeof tradePractice;
export type TradeWays = typeof tradeWays;
