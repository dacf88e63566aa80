/** Terms of title and of the property itself. */
import type { Term } from './term.ts';

export const propertyTerms: readonly Term[] = [
  {
    names: ['hoa', 'homeowners association', 'home owners association'],
    means:
      '**An HOA**, homeowners association, looks after what the homes of a community share and charges its owners dues. Its rules, the CC&Rs, bind all of them.',
    isFigure: true,
  },
  {
    names: ['cc&rs', 'ccrs', 'cc&r', 'ccr', 'covenants conditions and restrictions'],
    means:
      '**CC&Rs** are the covenants, conditions and restrictions of a community: what owners may and may not do with their homes.',
  },
  {
    names: ['special assessment', 'special assessments'],
    means:
      '**A special assessment** is a charge beside the regular dues or taxes, for something large such as a roof or a street.',
  },
  {
    names: ['title', 'clear title'],
    means: '**Title** is the legal right to own a property. It is clear when nobody else has a claim on it.',
  },
  {
    names: ['title insurance'],
    means:
      '**Title insurance** protects a lender or an owner against claims on the property from before the purchase, such as an unknown lien. It is paid for once, at closing.',
  },
  {
    names: ['deed'],
    means: '**A deed** is the signed paper that hands the title of a property over to its new owner.',
  },
  {
    names: ['lien', 'liens'],
    means:
      '**A lien** is a claim on a property for an unpaid debt, such as a mortgage or taxes; it is usually paid off at closing.',
  },
  {
    names: ['easement', 'easements'],
    means:
      '**An easement** is another’s right to use a part of a property for something, such as a shared driveway or power lines.',
  },
  {
    names: ['adu', 'accessory dwelling unit'],
    means: '**An ADU**, accessory dwelling unit, is a second, smaller home on the lot of a house, with its own kitchen and bath.',
  },
  {
    names: ['tic', 'tenancy in common', 'tenants in common'],
    means:
      '**A TIC**, tenancy in common, is a share of a whole building with the right to live in one of its homes; a condo is owned by itself.',
  },
  {
    names: ['co-op', 'coop', 'co op', 'cooperative'],
    means: '**A co-op** is owned by a corporation; who buys gets shares of it and the right to live in one home.',
  },
  {
    names: ['mello-roos', 'mello roos', 'cfd tax'],
    means:
      '**Mello-Roos** is a special tax in parts of California that pays for a newer area’s streets, schools or parks. It comes with the property tax bill beside the usual tax and ends once its bonds are paid; the bill or the county tells whether a home has it, and how much.',
  },
  {
    names: ['title company', 'title companies', 'escrow company', 'escrow officer', 'title agent', 'settlement agent'],
    means:
      '**A title company** searches the records for who owns the home and what is owed on it, insures the title, and in many states also holds the money, draws up the settlement, has the papers signed and records the deed. In other states an escrow company or an attorney does part of that.',
  },
  {
    names: ['title search', 'preliminary title report', 'prelim', 'title report', 'title commitment'],
    means:
      '**A title search** looks through the public records for owners, loans, liens, easements and judgments of a property. What it finds stands in the preliminary report or title commitment, which the buyer reads before closing.',
  },
  {
    names: ['quitclaim deed', 'quitclaim', 'quit claim deed', 'quick claim deed'],
    means:
      '**A quitclaim deed** passes on whatever its signer owns of a property, and promises nothing about it. It is common between family, after a divorce or into a trust, and gives no protection to a buyer; it takes nobody off a loan.',
  },
  {
    names: ['warranty deed', 'grant deed', 'general warranty deed', 'special warranty deed'],
    means:
      '**A warranty deed** passes the title with a promise that it is good: a general one vouches for all the past, a special one for the seller’s own time. California’s grant deed promises that it was not sold or burdened otherwise by the seller.',
  },
  {
    names: ['prorations', 'proration', 'prorated taxes'],
    means:
      '**Prorations** divide running costs, such as taxes, HOA fees and rents, between seller and buyer by the day of closing: each pays for the days of owning.',
  },
  {
    names: ['impound account', 'impounds', 'impound', 'escrow account', 'escrow impound'],
    means:
      '**An impound account**, also called an escrow account, is where a lender collects a part of taxes and insurance with each payment, and pays the bills from it. With little down it is usually required.',
  },
  {
    names: ['zoning', 'zoning laws', 'zoned', 'rezoning'],
    means:
      '**Zoning** is what a city or county lets stand on a lot: homes or shops, how many units, how high, how near the edges. What is allowed on one lot its planning department tells.',
  },
  {
    names: ['setback', 'setbacks'],
    means:
      '**A setback** is how far a building has to stand from the edges of its lot, the street or water. It decides what can be added.',
  },
  {
    names: ['variance', 'zoning variance'],
    means: '**A variance** is a city’s leave to build against a zoning rule, for one lot and for a reason of that lot.',
  },
  {
    names: ['septic', 'septic system', 'septic tank', 'perc test'],
    means:
      '**A septic system** treats a home’s waste water on its own lot, where no sewer runs. It is pumped every few years, inspected apart from the house, and its permit names the bedrooms that it carries.',
  },
  {
    names: ['flood zone', 'flood plain', 'floodplain', 'special flood hazard area'],
    means:
      '**A flood zone** is an area on FEMA’s map by how likely it floods. In a special flood hazard area a federally backed loan asks for flood insurance. The zone of an address stands at msc.fema.gov, and in no listing that I read.',
  },
  {
    names: ['reserve study', 'hoa reserve study', 'reserve fund'],
    means:
      '**A reserve study** lists what an HOA will have to repair or replace, when and for what cost, and how much of it is saved. Little saved can mean higher fees or special assessments.',
  },
  {
    names: ['radon', 'radon test', 'radon gas'],
    means:
      '**Radon** is a gas from the ground that gathers in homes and raises the risk of lung cancer. A cheap test measures it, and a fan with a pipe brings it down; many states have it disclosed.',
  },
  {
    names: ['knob and tube', 'knob and tube wiring', 'knob & tube'],
    means:
      '**Knob-and-tube** is early wiring without a ground. Insurers often refuse it or want it replaced, so an electrician’s word and an insurance quote belong into the inspection period.',
  },
  {
    names: ['survey', 'land survey', 'property survey', 'alta survey'],
    means:
      '**A survey** measures where the lines of a lot run and what stands across them, such as fences, driveways and easements.',
  },
  {
    names: ['joint tenancy', 'joint tenants', 'community property', 'jtwros'],
    means:
      '**Joint tenancy** is owning together so that the share of one who dies goes to the others; with tenants in common it goes to the heirs, and community property belongs to spouses in some states. How to take title an attorney or tax adviser has to say.',
  },
  {
    names: ['encroachment', 'encroachments'],
    means:
      '**An encroachment** is something that stands over the line of a lot, such as a fence, a roof or a driveway. A survey shows it, and title insurance may leave it out.',
  },
];
