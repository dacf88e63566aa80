/** Parts of invented names. Put together they name no street, person or firm on purpose. */
export const streetRoots =
  'Alder Amber Birch Bram Calder Cinder Corr Cress Dell Dun Elden Ells Fallow Fen Garn Glass Hazel Hol Iver Juniper Kel Lark Linden Lor Marl Mossy Nettle Nor Otter Pell Plover Quill Raven Rill Sedge Sel Sorrel Starling Tamar Thistle Thorn Ull Vesper Wren Yarrow Ashel Brier Chal Corm Dapple Dray Elver Gale Heron Larch Mel Myrtle Pem Rosen Rush Shel Skyl Tal Tarn Umber Wil'.split(
    ' ',
  );
export const streetSuffixes =
  'bourne brook combe croft dale den fell field ford gate grove haven hurst ley mead mere more ridge stead stow thorpe ward wick wold worth bank cliff cote glen heath holm holt lea lock mill moor mouth shaw side stone thwaite vale water well wynd'.split(
    ' ',
  );
export const streetTypes = [
  ['Street', 52],
  ['Avenue', 22],
  ['Way', 7],
  ['Drive', 6],
  ['Lane', 5],
  ['Terrace', 3],
  ['Court', 3],
  ['Place', 2],
] as const;

export const firstNames =
  'Adaeze Aisha Alejandro Amara Amit Andre Anh Beatriz Ben Bianca Brian Camila Carmen Chloe Daniel Darius David Deepa Diego Elena Elise Emeka Ethan Fatima Felix Gabriela Grace Hana Helen Hugo Ines Irene Jamal James Jasmine Jin Joaquin Julia Kai Karen Kenji Laila Laura Leo Lin Lucia Malik Marcus Maria Mei Michael Mina Monica Nadia Naomi Nathan Nia Nina Noah Omar Owen Paolo Priya Rachel Rafael Ravi Renee Rosa Ruth Sam Sara Sean Simone Sofia Sunil Tamara Tara Tomas Tuan Uma Vera Victor Wei Yolanda Yusuf Zoe'.split(
    ' ',
  );
export const lastNames =
  'Abernault Achterman Bellamare Brightwell Calloway Castellane Chengley Corvane Daltrey Delacruz-Wynn Dunmarrow Ekwueme-Hart Ellingsworth Fairbourne Fenwicke Galindez-Roe Grantham-Li Hallorane Hashimura Iversund Jaramond Kasparian-Lowe Kimbrell Lachance-Ito Lindqvale Maddocke Marchetti-Bay Moorehaven Nakagawa-Finch Nguyenly Okonjoye Ostrander-Cruz Pallister Parkhurst-Yoo Quillfeather Ramachandra-West Rosenvale Santorini-Black Sandovalle Shimizu-Grey Sternhagen Tanakahill Thistlewood Tranmere Underhay Valderrano Vossberg Wexcombe Whitlocke Yamasaki-Dunn Zambranelli Zielonka-Reed'.split(
    ' ',
  );
export const officeFirst =
  'Alderlight|Anchor & Fern|Bluegate|Brasswick|Cedarline|Copperleaf|Doverstone|Fernhollow|Foglight|Goldenmoor|Harborwright|Inkwell|Ironbridge|Lanternway|Marigold|Millpond|Northlight|Oak & Andiron|Paperbark|Quarterdeck|Redbrick & Rye|Saltgrass|Tallgrass|Tidewright'.split(
    '|',
  );
export const officeSecond = ['Realty', 'Properties', 'Real Estate', 'Homes', 'Residential', 'Realty Group'];
export const buildingNames =
  'Acacia Alcott Altair Arden Beacon Belvoir Calla Carrick Celadon Cypress Dorset Ellery Fulmar Garland Harrow Ibis Isolde Jasper Kestrel Larkspur Lumen Lyra Madrona Marlowe Meridian Novella Orchard Palisade Pelican Quince Regatta Rowan Sable Sextant Solano Tern Umber Viridian Verbena Warbler Wharfside Zephyr'.split(
    ' ',
  );
