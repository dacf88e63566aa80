/** What is said of words that somebody wants checked. */
import { statesThatProtect, type FairHousingClass } from '../protected-classes.ts';
import type { WordNote } from './judge-words.ts';

interface WordingTexts {
  out: string;
  careful: string;
  fine: string;
  /** Why words of a class are out, with the source. */
  why: Readonly<Record<FairHousingClass, string>>;
  notes: Readonly<Record<WordNote, string>>;
  better: (words: string) => string;
  leaveOut: string;
  /** In the place of words of a class, where no rule has other words. */
  instead: Partial<Readonly<Record<FairHousingClass | WordNote, string>>>;
  noRule: string;
  nothingWrong: string;
  cleaned: string;
  /** Where everything is out. */
  nothingLeft: string;
  beside: string;
  /** Where no words are told. */
  general: string;
}

const people = (what: string) => `it tells who should live there, by ${what} (42 U.S.C. § 3604(c))`;
const gente = (what: string) => `dice quién debería vivir ahí, por ${what} (42 U.S.C. § 3604(c))`;

const english: WordingTexts = {
  out: 'Leave out:',
  careful: 'With care:',
  fine: 'Fine:',
  why: {
    race: people('race'),
    color: people('color'),
    religion: people('religion'),
    sex: people('sex'),
    disability: people('disability'),
    'familial-status': 'it tells of families with children, as wanted or unwanted (42 U.S.C. § 3604(c))',
    'national-origin': people('national origin'),
    ancestry: people('descent'),
    'sexual-orientation': 'it tells who should live there, against Article Ten of the Realtors’ code and the law of many states',
    steering:
      'it rates the area, its schools or the people there, which is steering (42 U.S.C. § 3604(a) and (c); 24 CFR § 100.70)',
    'source-of-income': `it goes by where the money comes from, which state law protects in ${statesThatProtect('source-of-income').join(', ')}, and many cities do elsewhere`,
    age: 'it tells who should live there, by age or family (42 U.S.C. § 3604(c), and the law of many states)',
    'marital-status': 'it goes by who is married, which many states protect',
    'veteran-status': 'it goes by service in the military, which many states protect',
  },
  notes: {
    guidance: 'HUD’s guidance on advertising names such words as lawful',
    accessible: 'what makes a home accessible may be named',
    pets: 'a rule on pets may be named, but assistance animals are no pets (42 U.S.C. § 3604(f))',
    adults:
      'it can be read as keeping families with children out, which only housing for older persons that meets the federal test may do (42 U.S.C. §§ 3604(c), 3607(b))',
    families:
      'it can be read as a wish for families with children (42 U.S.C. § 3604(c)); many MLSs and brokers strike it, so name the rooms, the yard or a park instead',
    exclusive: 'it can be read as shutting people out',
    'faith-landmark':
      'a place on the map is a fact, but HUD’s former advertising rules named congregations and parishes as a sign of a religious preference (42 U.S.C. § 3604(c))',
  },
  better: (words) => `Better: “${words}”.`,
  leaveOut: 'Leave it out.',
  instead: {
    'familial-status': 'Tell of the rooms, the yard, or a park by its name instead.',
    steering: 'Name the school district, a distance or what the street has instead.',
    'faith-landmark': 'Better: the cross street, or the distance to shops, parks and transit.',
  },
  noRule: 'no rule of mine speaks against it',
  nothingWrong: 'I found nothing in it that fair-housing law keeps out of advertising.',
  cleaned: 'Without what fair-housing law keeps out:',
  nothingLeft:
    'Without what fair-housing law keeps out nothing of it is left: describe the rooms, the features and the distances instead.',
  general:
    'Describe the home, and not who should live there (42 U.S.C. § 3604(c)). Leave out words about race, color, religion, sex, disability, national origin and families with children, and what your state protects beside them; words that call an area safe or good; and ratings of its schools. Rooms, features, distances and the district’s name are fine. Tell me words or a text, such as “is it OK to say ‘…’?”, and I check them.',
  beside: 'My check goes by words and is no legal advice; your broker and your MLS may be stricter.',
};

const spanish: WordingTexts = {
  out: 'Déjalo fuera:',
  careful: 'Con cuidado:',
  fine: 'Está bien:',
  why: {
    race: gente('raza'),
    color: gente('color'),
    religion: gente('religión'),
    sex: gente('sexo'),
    disability: gente('discapacidad'),
    'familial-status': 'habla de familias con niños como deseadas o no deseadas (42 U.S.C. § 3604(c))',
    'national-origin': gente('origen nacional'),
    ancestry: gente('ascendencia'),
    'sexual-orientation':
      'dice quién debería vivir ahí, contra el artículo diez del código de los Realtors y la ley de muchos estados',
    steering: 'califica la zona, sus escuelas o su gente, lo que es dirigir (42 U.S.C. § 3604(a) y (c); 24 CFR § 100.70)',
    'source-of-income': `va por de dónde viene el dinero, que la ley estatal protege en ${statesThatProtect('source-of-income').join(', ')}, y muchas ciudades en otros lugares`,
    age: 'dice quién debería vivir ahí, por edad o familia (42 U.S.C. § 3604(c), y la ley de muchos estados)',
    'marital-status': 'va por quién está casado, que muchos estados protegen',
    'veteran-status': 'va por el servicio militar, que muchos estados protegen',
  },
  notes: {
    guidance: 'la guía de HUD sobre publicidad nombra esas palabras como lícitas',
    accessible: 'lo que hace accesible una casa se puede nombrar',
    pets: 'una regla sobre mascotas se puede nombrar, pero los animales de asistencia no son mascotas (42 U.S.C. § 3604(f))',
    adults:
      'se puede leer como que deja fuera a familias con niños, lo que solo puede la vivienda para personas mayores que cumple la prueba federal (42 U.S.C. §§ 3604(c), 3607(b))',
    families:
      'se puede leer como que se desean familias con niños (42 U.S.C. § 3604(c)); muchos MLS y brókers lo quitan, así que nombra los cuartos, el patio o un parque',
    exclusive: 'se puede leer como que excluye a la gente',
    'faith-landmark':
      'un lugar en el mapa es un hecho, pero las antiguas reglas de publicidad de HUD nombraban congregaciones y parroquias como señal de una preferencia religiosa (42 U.S.C. § 3604(c))',
  },
  better: (words) => `Mejor: “${words}”.`,
  leaveOut: 'Quítalo.',
  instead: {
    'familial-status': 'Habla de los cuartos, el patio o un parque por su nombre.',
    steering: 'Nombra el distrito escolar, una distancia o lo que tiene la calle.',
    'faith-landmark': 'Mejor: la esquina más cercana, o la distancia a tiendas, parques y transporte.',
  },
  noRule: 'ninguna regla mía habla en contra',
  nothingWrong: 'No encontré nada en el texto que la ley de vivienda justa deje fuera de la publicidad.',
  cleaned: 'Sin lo que la ley de vivienda justa deja fuera:',
  nothingLeft:
    'Sin lo que la ley de vivienda justa deja fuera no queda nada: describe los cuartos, las características y las distancias.',
  general:
    'Describe la casa, y no quién debería vivir ahí (42 U.S.C. § 3604(c)). Deja fuera palabras sobre raza, color, religión, sexo, discapacidad, origen nacional y familias con niños, y lo que además protege tu estado; palabras que llaman segura o buena a una zona; y calificaciones de sus escuelas. Cuartos, características, distancias y el nombre del distrito están bien. Dime palabras o un texto, como “¿puedo decir ‘…’?”, y los reviso.',
  beside: 'Mi revisión va por palabras y no es asesoría legal; tu bróker y tu MLS pueden ser más estrictos.',
};

export const wordingTexts = (isSpanish: boolean): WordingTexts => (isSpanish ? spanish : english);
