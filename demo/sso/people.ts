import { demoAdminEmail, demoAgentEmail } from '#server/modules/accounts/index.ts';

/** Somebody with an account at the providers of the demo. */
export interface Person {
  subject: string;
  name: string;
  email: string;
  about: string;
}

export const people: readonly Person[] = [
  { subject: 'alex-rivers', name: 'Alex Rivers', email: demoAgentEmail, about: 'the demo agent' },
  { subject: 'morgan-fields', name: 'Morgan Fields', email: demoAdminEmail, about: 'the demo administrator' },
  {
    subject: 'jordan-lake',
    name: 'Jordan Lake',
    email: 'jordan@demo.sidekick.test',
    about: 'a member without an account in Sidekick',
  },
];
