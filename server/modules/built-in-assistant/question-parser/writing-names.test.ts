import { describe, expect, it } from 'vitest';
import { addressedIn } from './people-addressed.ts';
import { readNames } from './writing-names.ts';

const read = (text: string) => readNames(text, { isForAgent: false, isPlace: (name) => name === 'Oakland' });

describe('people with a title or as a family', () => {
  it.each([
    ['Mrs. Chen', 'Sra. Chen'],
    ['Mr. and Mrs. Lee', 'Sr. y Sra. Lee'],
    ['Garcia family', 'familia Garcia'],
    ['Mike and Tara', 'Mike y Tara'],
  ])('are addressed in the language of the text: %s', (english, spanish) => {
    expect(addressedIn(english, 'spanish')).toBe(spanish);
    expect(addressedIn(spanish, 'english')).toBe(english);
    expect(addressedIn(english, 'english')).toBe(english);
  });
});

describe('names in a request for copy', () => {
  it.each([
    ['put that in an email to him, keep it friendly, name is Walt', 'Walt'],
    ["make it an email, her name's Priya", 'Priya'],
    ['email my buyer Priya the top 3', 'Priya'],
    ['compose a text to Mike about the second one short', 'Mike'],
    ['send Dave and Lisa an email about it', 'Dave and Lisa'],
    ['Text Mike the first two', 'Mike'],
    ['write an email to Jorge and Marisol with the two houses', 'Jorge and Marisol'],
    ['escribe un correo a Jorge y Marisol con las dos casas', 'Jorge y Marisol'],
    ['escribele un correo a mi cliente Rosa con las primeras dos', 'Rosa'],
    ['mandale un correo a la señora Ramirez con las tres mejores', 'señora Ramirez'],
    ['draft a note to Mrs. Chen about this one', 'Mrs. Chen'],
    ['el cliente se llama Tomás', 'Tomás'],
    ['email it to my client maria', 'Maria'],
    ['its for a couple, names are dave and lisa', 'Dave and Lisa'],
    ['email to my seller mrs chen, no offers after 3 weeks', 'Mrs. Chen'],
    ['text mr. and mrs. lee that we are on for friday', 'Mr. and Mrs. Lee'],
    ['note to my buyer dr patel', 'Dr. Patel'],
    ['escribe un correo a mi cliente sr. ramirez, tuvimos 12 visitas', 'Sr. Ramirez'],
    ['correo a vendedora sra lopez, recomendar bajar precio', 'Sra. Lopez'],
    ['thank you note after listing appointment w the Garcias', 'Garcia family'],
    ['draft an email to the Parks w the best 3', 'Park family'],
    ['text the Joneses about the inspection', 'Jones family'],
    ['write to the chen family about the closing', 'Chen family'],
    ['escribe a la familia Ruiz sobre el cierre', 'familia Ruiz'],
  ])('%s', (text, recipient) => {
    expect(read(text)).toEqual({ recipient });
  });

  it.each([
    ['make it shorter and sign it Dana Ruiz, Compass', 'Dana Ruiz, Compass'],
    ['sign it Dana Ruiz of Compass', 'Dana Ruiz of Compass'],
    ['sign it dana ruiz, compass', 'Dana Ruiz, Compass'],
    ['sign it as Dana', 'Dana'],
    ['with my name Maria Lopez DRE 01234567 at the end', 'Maria Lopez DRE 01234567'],
    ['sign it Maria Lopez, DRE 01234567', 'Maria Lopez, DRE 01234567'],
    ['my name is Dana Ruiz', 'Dana Ruiz'],
    ['fírmalo Dana Ruiz, Compass', 'Dana Ruiz, Compass'],
    ['from Dana Reyes', 'Dana Reyes'],
  ])('%s', (text, sender) => {
    expect(read(text)).toEqual({ sender });
  });

  it.each([
    'write an email about the first one',
    'write a post for Instagram',
    'how is the market for Oakland',
    'sign it off for me',
    'put it in an email to him',
    'write a newsletter about the bernal heights market',
    'envía un correo a mis clientes con las casas',
    'ok write that up for my seller newsletter',
    'email to the seller about 45 oak dr with the price',
    'write an email to the Sellers about it',
    'single family homes for the single family buyer',
    'text for the Berkeley Hills listing',
  ])('none: %s', (text) => {
    expect(read(text)).toEqual({});
  });
});
