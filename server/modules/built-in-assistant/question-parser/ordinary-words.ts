/** Words that carry no condition: not looked up as places when they stand alone, and not reported as unused. */
import { inLines } from '#server/platform/text/in-lines.ts';

const fillers =
  `a an the in at on of for with w and or to from by as but if then than that this those these there here is are am was were be been being do
does did done have has had having it its it's they them their i i'm i'd i've im me my mine we we're our us you your he she his her him who whom which what what's whats
where when how about any anything some something all every each many much more most lot lots of please pls plz thanks thank hi hello hey ok okay yes yeah no not so well
show find search searching look looking list get give see want wants wanted need needs like likes likely would could can can't should might will let let's lets send pull
up run check try go going got bring tell shows hunting hunt home homes property properties place places listing listings results result option options one ones unit units
real estate house-hunting buyer buyers buyer's client clients client's customer couple family people person someone him folks agent only also now just still too again
instead really maybe perhaps kind type types sort out around near nearby priced price prices asking budget cost costs costing range market available currently right
first last next new add keep make change switch set use used using same both other another else per within into inside area areas neighborhood neighborhoods neighbourhood
city town county zip code zipcode region part parts located location s t d re ve ll vs etc between under over below above less max min least than minimum maximum up down
interested rather investor investors downsizer downsizers downsizing seeking seek shopping explore exploring thinking consider considering possible possibly ideally preferably prefer preferred something smth smthg sth ish nice good great
somewhere everything needed spend spending raise lower widen increase expand include including start begin never mind anywhere similar compare too sure know going hoping trying moving move relocating today wait nvm recently back nah thats guess nothing stuff among amongst myself ourselves themselves week um uh hmm er okay alright morning afternoon evening name either residential mark worth sale dollar en con help others listed except buy buyers thing things meant mean said saying similar comparable like fine bit penny cheap attached too-expensive called named everyone wants looking's need's love loves loved prefers open work works working able idea ideas question quick kindly hoped us's approved qualified gets won took gives says tell check checking checkout pulling finding getting putting anymore today's possible actually basically like literally probably whose whether each hmm ty grateful soon-ish regarding re subject tho yo asap iso lf left kinda gonna wanna gotta fyi btw number amount crib way stay staying we'd they'd starter must timer timers lol haha oops whoops comma period appt appts appointment compete competing competes competition competitors afford ratio ratios tmrw tmr tomorrow`.split(
    /\s+/,
  );

const topics =
  `condo condos condominium condominiums townhouse townhouses townhome townhomes house houses loft lofts apartment apartments apt apts studio studios duplex
triplex fourplex land commercial mobile manufactured single detached sfh sfr tic coop co-op multi multi-family bed beds bedroom bedrooms br bd bath baths bathroom bathrooms
ba garage gar parking car cars sqft sq ft sf feet foot square acre acres hoa fee fees year years old built newest oldest cheapest expensive biggest smallest largest closest
cheaper bigger newer million mil k m thousand dollars month months day days weeks sold closed pending contingent active soon coming comps sale rent lease rental rentals
page exactly top doorman start reset recent recently listed construction newly brand price hoa dues income sorted sort order walking distance mile miles zip street streets road roads quarter half third fourth fifth second range limit cap floor ceiling beach ocean park lake river bay water hills hill heights valley village island square station bart school schools transit`.split(
    /\s+/,
  );

const fillerSet = new Set(fillers);
const ordinary = new Set([...fillers, ...topics]);

export const isFiller = (word: string) => fillerSet.has(word);
/** Known to some topic, or without meaning: a place of this name needs "in" in front to be meant. */
/** Parts of a dictated number: "three point five" is no place. */
const numberWords = inLines()`
  ^(?:
    zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen
    |twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|point|oh
  )$
`;
export const isOrdinary = (word: string) => ordinary.has(word) || numberWords.test(word) || /^[\d$.,+/%k-]+$/.test(word);
