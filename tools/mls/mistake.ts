/** What the user has to mend; its message is all that is printed. */
export class Mistake extends Error {}
