/**
 * A record in RESO Data Dictionary 2.0 field names, as it comes from a server or a file: any field may be missing, null, empty,
 * of the wrong type, or a text where a number belongs (CSV). `readListing` judges it.
 */
export type ResoListing = Readonly<Record<string, unknown>>;
