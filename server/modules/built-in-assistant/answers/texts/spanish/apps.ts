/** Lo que se dice de las aplicaciones conectadas. */
import type { Texts } from '../english/index.ts';

const names = { calendar: 'Google', mail: 'Google', loop: 'dotloop' };

export const apps: Texts['apps'] = {
  names,
  preparing: 'Lo preparo para que lo apruebe.',
  writing: 'Escribo el texto a partir de su ficha.',
  whichHome: '¿De qué casa se trata? Diga cuál de la lista, o ábrala primero.',
  whichPresentation: '¿De qué presentación se trata? En este chat no hay ninguna todavía: pida primero un CMA de una casa.',
  when: '¿Qué día y a qué hora? Dígalo en una frase: “pon la visita de la primera en mi calendario mañana a las 3”.',
  subject: 'Una casa para usted',
  notWritten: 'No pude escribir ese texto, así que no hay borrador.',
  notHere: (name) => `${name} todavía no se puede conectar aquí. Lo configura quien administra Sidekick.`,
  notConnected: (name, path) => `${name} no está conectado a su cuenta. [Conéctelo](${path}) y pídalo de nuevo.`,
  expired: (name, path) => `Su conexión con ${name} ha caducado. [Conéctelo de nuevo](${path}) y pídalo otra vez.`,
  declined: 'No se envió nada.',
  failed: 'No funcionó. No se envió nada.',
  inCalendar: (when) => `Está en su calendario de Google: ${when}.`,
  done: {
    calendar: 'Está en su calendario de Google.',
    mail: 'El borrador está en su Gmail. Léalo allí y envíelo usted.',
    loop: 'El loop está iniciado en dotloop.',
  },
  look: (name) => `Verlo en ${name}`,
  outcomes: {
    'under-way': (name) => `${name} aún no ha respondido. Se intentará unas veces más; mire allí en un minuto.`,
    refused: (name) => `${name} no lo aceptó. No se cambió nada allí.`,
    unreachable: (name) => `No se pudo contactar con ${name}. No se cambió nada allí; inténtelo más tarde.`,
    unclear: (name) => `${name} no dijo si se hizo. Mire allí antes de intentarlo de nuevo.`,
  },
};
