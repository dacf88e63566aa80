import { describe, expect, it } from 'vitest';
import { readListingAppointment } from './read-listing-appointment.ts';

const read = (question: string, ...earlier: string[]) => readListingAppointment({ question, earlier })?.topic ?? null;

describe('an appointment with a seller', () => {
  it.each([
    ['got listing appt thursday in noe valley, seller is interviewing 2 other agents, help me prep', 'prepare'],
    ['listing presentation outline for thursday', 'prepare'],
    ['how should i prepare for a listing appointment in oakland', 'prepare'],
    ['what should i bring to the seller consultation', 'prepare'],
    ['ayudame a preparar la cita con un vendedor en oakland el jueves', 'prepare'],
    ['what questions should i ask the seller', 'questions'],
    ['questions to ask a new seller', 'questions'],
    ['qué preguntas le hago al vendedor', 'questions'],
    ['what will the seller object to', 'objections'],
    ['most common seller objections', 'objections'],
    ['what questions will the seller ask', 'objections'],
    ['checklist of docs seller needs in california', 'documents'],
    ['what disclosures does a seller need in texas', 'documents'],
    ['que documentos necesita el vendedor', 'documents'],
    ['listing timeline from signing to close', 'timeline'],
    ['seller wants to be moved out by march 15, when do we list', 'timeline'],
    ['how do i answer why should i pay you 3%', 'answer'],
  ])('is prepared for: %s', (text, topic) => {
    expect(read(text)).toBe(topic);
  });

  it.each([
    ['what will they object to', 'objections'],
    ['and the timeline?', 'timeline'],
    ['docs?', 'documents'],
    ['que digo si dice que la comision es muy alta', 'answer'],
    ['and if they say zillow has it higher', 'answer'],
  ])('stands for what is asked next: %s', (text, topic) => {
    expect(read(text)).toBeNull();
    expect(read(text, 'got a listing appt thursday, help me prep')).toBe(topic);
  });

  it('tells the day that is counted back from', () => {
    const told = readListingAppointment({ question: 'they need to be moved out by june 1st, when should we list', earlier: [] });
    expect(told?.day).toBe('june 1st');
  });

  it.each([
    'thank you note after listing appointment w the Garcias',
    'make a listing presentation for 1517 wilgate st',
    'cma for my listing appointment',
    'add my listing appointment thursday 2pm to the calendar',
    'seller wants a rent back 30 days, what questions should i ask the buyers agent',
    'homes in noe valley with a deck',
    'what do buyers object to',
    'when did it list',
    'days on market in noe valley',
    'what forms of heating does it have',
  ])('is not meant by: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});
