import { describe, expect, it } from 'vitest';
import { fold } from '../question-parser/sentence.ts';
import { capabilityAsked, type Capability } from './capabilities.ts';

describe('what the product does not do', () => {
  it.each<[string, Capability]>([
    ['can you pull the tax records for 1439 Cindercombe Street', 'tax-records'],
    ['do you have public records', 'tax-records'],
    ['look up the deed for 12 Main St', 'tax-records'],
    ["pull up the assessor's page", 'tax-records'],
    ['puedes sacar los registros fiscales?', 'tax-records'],
    ['can you send this to docusign', 'signatures'],
    ['send it for signature', 'signatures'],
    ['can you do virtual staging', 'staging'],
    ['edit the photos to be brighter', 'staging'],
    ['can you take photos of the house', 'photos'],
    ['make me a video tour', 'photos'],
    ['put my listings on my website', 'website'],
    ['post it to facebook', 'website'],
    ['do you have idx', 'website'],
    ['publica mis anuncios en mi sitio', 'website'],
    ['change the default commission of net sheets to 5%', 'defaults'],
    ['use 6% commission by default', 'defaults'],
    ["what's on my plate today", 'agenda'],
    ['whats on my calendar tomorrow', 'agenda'],
    ['do i have any showings today', 'agenda'],
    ['¿qué tengo pendiente hoy?', 'agenda'],
    ['can you translate this to chinese', 'other-language'],
    ['write it in french please', 'other-language'],
    ['tradúcelo al portugués', 'other-language'],
    ['send me a cma pdf', 'cma-pdf'],
    ['is it a good time to refinance', 'refinance'],
    ['should they refi now', 'refinance'],
    ['¿conviene refinanciar ahora?', 'refinance'],
    ['is there flood insurance needed', 'flood'],
    ['whats the flood zone of 12 main st', 'flood'],
    ['¿está en zona inundable?', 'flood'],
    ['write up an offer on the first one, 15k over asking, 21 day close, 3% deposit', 'offer-forms'],
    ['write an offer for the first 2 bed condo in soma under 900k', 'offer-forms'],
    ['write: offer letter for 1460 Nettlethorpe Street, 889k, 3% deposit, 21 day close', 'offer-forms'],
    ['can you fill out the purchase agreement for this one', 'offer-forms'],
    ['redacta una oferta para la primera', 'offer-forms'],
  ])('is told from what it does: %s', (text, capability) => {
    expect(capabilityAsked(fold(text))).toBe(capability);
  });

  it.each([
    'what are the taxes on 12 Main St',
    'give me a title for the listing',
    'write a post for instagram',
    'use the default closing costs',
    "what's the schedule for open houses",
    'homes with french doors in oakland',
    'translate it to spanish',
    'homes in oakland not in a flood zone',
    'write an offer email to the listing agent',
    'write an offer letter cover note for the first one',
    'write an email to the listing agent with our offer of 889k',
    'make an offer comparison of these',
    'what should we offer',
    'write a counter offer letter',
    'net sheet for the offer of 950k',
    'send me a cma of 12 Main St',
    'does it have photos',
    'how many photos does it have',
    'put the first two in a tour',
    'list price of my listing',
    'can you show me homes on Website Street',
  ])('is not asked in: %s', (text) => {
    expect(capabilityAsked(fold(text))).toBeNull();
  });
});
