/** What is said to somebody who asks what the law lets an agent do. General rules with their source: how one case lies, people have to say. */
import { statesThatProtect } from '../protected-classes.ts';

export const lawTopics = [
  'race',
  'color',
  'religion',
  'sex',
  'disability',
  'familial-status',
  'national-origin',
  'ancestry',
  'sexual-orientation',
  'steering',
  'source-of-income',
  'age',
  'marital-status',
  'veteran-status',
  'assistance-animals',
  'older-persons',
  'crime',
  'schools',
] as const;
export type LawTopic = (typeof lawTopics)[number];

export interface LawText {
  /** The general rule, with its source. */
  rule: string;
  /** What can be said or done in its place. */
  instead: string;
}

interface LawTexts {
  topics: Readonly<Record<LawTopic, LawText>>;
  /** What to say to an owner who wants it. */
  toOwner: string;
  /** Behind every answer. */
  pointer: string;
}

const states = (classId: 'source-of-income' | 'age' | 'marital-status' | 'veteran-status') =>
  statesThatProtect(classId).join(', ');

const forbidden = (what: string) =>
  `Federal law forbids refusing, preferring or steering anybody by ${what}, and saying or publishing such a wish (42 U.S.C. § 3604(a) and (c)).`;
const homeInstead = 'Describe the home and its terms, and use the same ones for everybody who asks.';
const byState = (what: string, named: string) =>
  `Federal law does not name ${what}. State law protects it in ${named}, and many cities and counties do so elsewhere.`;
const buyerInstead =
  'Say to the buyer: “I can’t choose areas by who lives there, but I show you homes anywhere you name. Which places do you want to be near, and how far?” I can search a city or area that the buyer names, by price, features, commute, or distance to an address, such as a shop, a temple or a relative’s home.';

const english: LawTexts = {
  toOwner:
    'Say to the seller: “I can’t help choose or turn away buyers by who they are, and the law does not let you do it either. I market the home to everybody, and we compare offers by price, terms and how sure they are to close.” Tell your broker before you go on; if the seller insists, your broker decides whether the listing can be kept.',
  pointer: 'That is the general rule and no legal advice: for this case ask your broker or a fair-housing attorney.',
  topics: {
    race: { rule: forbidden('race'), instead: buyerInstead },
    color: { rule: forbidden('color'), instead: homeInstead },
    religion: { rule: forbidden('religion'), instead: buyerInstead },
    sex: { rule: forbidden('sex'), instead: homeInstead },
    'national-origin': { rule: forbidden('where people or their families come from'), instead: buyerInstead },
    ancestry: { rule: forbidden('descent'), instead: buyerInstead },
    disability: {
      rule: 'Federal law forbids refusing anybody, or asking for other terms, because of a disability, and asks for reasonable accommodations (42 U.S.C. § 3604(f)). What makes a home accessible may always be named.',
      instead: homeInstead,
    },
    'familial-status': {
      rule: 'Federal law forbids refusing families with children, asking for other terms, and saying or publishing a preference (42 U.S.C. § 3604(a) and (c)). Only housing for older persons that meets the federal test may be exempt (42 U.S.C. § 3607(b)).',
      instead: homeInstead,
    },
    'sexual-orientation': {
      rule: 'Many states and Article Ten of the Realtors’ code forbid refusing or preferring anybody by sexual orientation or gender identity.',
      instead: homeInstead,
    },
    steering: {
      rule: 'Choosing or leaving out areas for a buyer by who lives there is steering, also where the buyer asks for it (42 U.S.C. § 3604(a); 24 CFR § 100.70).',
      instead: buyerInstead,
    },
    'source-of-income': {
      rule: byState('the source of income, such as a housing voucher', states('source-of-income')),
      instead: homeInstead,
    },
    age: { rule: byState('age', states('age')), instead: homeInstead },
    'marital-status': { rule: byState('marital status', states('marital-status')), instead: homeInstead },
    'veteran-status': { rule: byState('service in the military', states('veteran-status')), instead: homeInstead },
    'assistance-animals': {
      rule: 'Assistance animals are no pets, emotional support animals included, as HUD’s guidance reads the Fair Housing Act: a no-pet rule or a pet fee does not hold for them, and a landlord may say no only in narrow cases, such as a threat that this very animal is (42 U.S.C. § 3604(f)(3)(B); 24 CFR § 100.204).',
      instead: 'Where the need is not obvious, a landlord may ask for reliable information about it, and not for the diagnosis.',
    },
    'older-persons': {
      rule: 'Housing for older persons may be exempt from the rule on families with children where the community meets the federal test and can prove it (HOPA, 42 U.S.C. § 3607(b); 24 CFR § 100.304).',
      instead: 'Write the age rule in the association’s own words once you have its proof, and leave out words against children.',
    },
    crime: {
      rule: 'Telling a buyer whether an area is safe or has little crime can be steering (42 U.S.C. § 3604(a); 24 CFR § 100.70), so leave it out.',
      instead:
        'Say to the buyer: “I can’t judge how safe an area is. The police department publishes its crime map, and a visit at different hours tells you more; I show you homes anywhere you choose.”',
    },
    schools: {
      rule: 'Naming the school district or the assigned school is fine. Rating schools can be steering (42 U.S.C. § 3604(a); 24 CFR § 100.70).',
      instead:
        'Say to the buyer: “The state publishes report cards and the district its boundaries: look at those and visit the schools.” I can search by a district that the buyer names.',
    },
  },
};

const prohibido = (what: string) =>
  `La ley federal prohíbe negar, preferir o dirigir a alguien por ${what}, y decir o publicar ese deseo (42 U.S.C. § 3604(a) y (c)).`;
const describeCasa = 'Describe la casa y sus condiciones, y usa las mismas con todos los que pregunten.';
const porEstado = (what: string, named: string) =>
  `La ley federal no nombra ${what}. La ley estatal lo protege en ${named}, y muchas ciudades y condados también en otros lugares.`;
const alComprador =
  'Dile al comprador: “No puedo elegir zonas por quién vive ahí, pero te muestro casas donde tú digas. ¿Cerca de qué lugares quieres estar y a qué distancia?” Puedo buscar en una ciudad o zona que el comprador nombre, por precio, características, trayecto o distancia a una dirección.';

const spanish: LawTexts = {
  toOwner:
    'Dile al vendedor: “No puedo ayudar a elegir o rechazar compradores por quiénes son, y la ley tampoco te lo permite. Anuncio la casa para todos, y comparamos las ofertas por precio, condiciones y qué tan seguro es que cierren.” Avisa a tu bróker antes de seguir; si el vendedor insiste, tu bróker decide si se conserva el anuncio.',
  pointer: 'Esa es la regla general y no asesoría legal: para este caso pregunta a tu bróker o a un abogado de vivienda justa.',
  topics: {
    race: { rule: prohibido('raza'), instead: alComprador },
    color: { rule: prohibido('color de piel'), instead: describeCasa },
    religion: { rule: prohibido('religión'), instead: alComprador },
    sex: { rule: prohibido('sexo'), instead: describeCasa },
    'national-origin': { rule: prohibido('el lugar de donde viene o viene su familia'), instead: alComprador },
    ancestry: { rule: prohibido('ascendencia'), instead: alComprador },
    disability: {
      rule: 'La ley federal prohíbe negar una vivienda o pedir otras condiciones por una discapacidad, y exige ajustes razonables (42 U.S.C. § 3604(f)). Lo que hace accesible una casa siempre se puede nombrar.',
      instead: describeCasa,
    },
    'familial-status': {
      rule: 'La ley federal prohíbe rechazar a familias con niños, pedirles otras condiciones y decir o publicar una preferencia (42 U.S.C. § 3604(a) y (c)). Solo puede estar exenta la vivienda para personas mayores que cumple la prueba federal (42 U.S.C. § 3607(b)).',
      instead: describeCasa,
    },
    'sexual-orientation': {
      rule: 'Muchos estados y el artículo diez del código de los Realtors prohíben negar o preferir a alguien por orientación sexual o identidad de género.',
      instead: describeCasa,
    },
    steering: {
      rule: 'Elegir o descartar zonas para un comprador por quién vive ahí es dirigirlo, también cuando él lo pide (42 U.S.C. § 3604(a); 24 CFR § 100.70).',
      instead: alComprador,
    },
    'source-of-income': {
      rule: porEstado('la fuente de ingresos, como un vale de vivienda', states('source-of-income')),
      instead: describeCasa,
    },
    age: { rule: porEstado('la edad', states('age')), instead: describeCasa },
    'marital-status': { rule: porEstado('el estado civil', states('marital-status')), instead: describeCasa },
    'veteran-status': { rule: porEstado('el servicio militar', states('veteran-status')), instead: describeCasa },
    'assistance-animals': {
      rule: 'Los animales de asistencia no son mascotas, tampoco los de apoyo emocional, según la guía de HUD sobre la ley de vivienda justa: no vale para ellos una regla de “sin mascotas” ni un cargo por mascota, y el dueño solo puede negarse en casos estrechos, como una amenaza de ese mismo animal (42 U.S.C. § 3604(f)(3)(B); 24 CFR § 100.204).',
      instead: 'Donde la necesidad no es evidente, el dueño puede pedir información fiable sobre ella, y no el diagnóstico.',
    },
    'older-persons': {
      rule: 'La vivienda para personas mayores puede estar exenta de la regla sobre familias con niños donde la comunidad cumple la prueba federal y puede demostrarlo (HOPA, 42 U.S.C. § 3607(b); 24 CFR § 100.304).',
      instead:
        'Escribe la regla de edad con las palabras de la asociación cuando tengas su prueba, y deja fuera palabras contra los niños.',
    },
    crime: {
      rule: 'Decirle a un comprador si una zona es segura o tiene poca delincuencia puede ser dirigirlo (42 U.S.C. § 3604(a); 24 CFR § 100.70), así que déjalo fuera.',
      instead:
        'Dile al comprador: “No puedo juzgar qué tan segura es una zona. La policía publica su mapa de delitos, y una visita a distintas horas te dice más; te muestro casas donde tú elijas.”',
    },
    schools: {
      rule: 'Nombrar el distrito escolar o la escuela asignada está bien. Calificar escuelas puede ser dirigir (42 U.S.C. § 3604(a); 24 CFR § 100.70).',
      instead:
        'Dile al comprador: “El estado publica sus informes y el distrito sus límites: míralos y visita las escuelas.” Puedo buscar por un distrito que el comprador nombre.',
    },
  },
};

export const lawTexts = (isSpanish: boolean): LawTexts => (isSpanish ? spanish : english);
