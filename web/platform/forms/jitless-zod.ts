import { z } from 'zod';

/** zod as the contract gets it in forms: without the code that it makes at run time, which the policy of the server forbids. */
z.config({ jitless: true });

export { z };
