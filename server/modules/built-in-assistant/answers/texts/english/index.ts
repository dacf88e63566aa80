import { activity } from './activity.ts';
import { affordability } from './affordability.ts';
import { apps } from './apps.ts';
import { asking } from './asking.ts';
import { capabilities, capabilityWays } from './capabilities.ts';
import { charts } from './charts.ts';
import { clientMail } from './client-mail.ts';
import { closing } from './closing.ts';
import { cma } from './cma.ts';
import { common } from './common.ts';
import { coverage } from './coverage.ts';
import { figures } from './figures.ts';
import { figuresLetter } from './figures-letter.ts';
import { errands } from './errands.ts';
import { files } from './files.ts';
import { home } from './home.ts';
import { law } from './law.ts';
import { letters } from './letters.ts';
import { listingAppointment } from './listing-appointment.ts';
import { market } from './market.ts';
import { neighborhoodBlurb } from './neighborhood-blurb.ts';
import { offer } from './offer.ts';
import { pasted } from './pasted.ts';
import { payment } from './payment.ts';
import { proposals } from './proposals.ts';
import { ranking } from './ranking.ts';
import { rental } from './rental.ts';
import { results } from './results.ts';
import { sales } from './sales.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { sums } from './sums.ts';
import { sellers } from './sellers.ts';
import { talk } from './talk.ts';
import { howTo, howToNext } from './how-to.ts';
import { terms } from './terms.ts';
import { thread } from './thread.ts';
import { tours } from './tours.ts';
import { transferTax } from './transfer-tax.ts';
import { value } from './value.ts';
import { writing } from './writing.ts';

export const english = {
  activity,
  affordability,
  apps,
  asking,
  capabilities,
  capabilityWays,
  charts,
  clientMail,
  closing,
  cma,
  common,
  coverage,
  figures,
  figuresLetter,
  errands,
  files,
  home,
  law,
  letters,
  listingAppointment,
  market,
  neighborhoodBlurb,
  offer,
  pasted,
  payment,
  proposals,
  ranking,
  rental,
  results,
  sales,
  saved,
  search,
  sums,
  sellers,
  talk,
  howTo,
  howToNext,
  terms,
  thread,
  tours,
  transferTax,
  value,
  writing,
};
export type Texts = typeof english;
