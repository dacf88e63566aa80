/** What is there for programs and for the model: how a chart is computed, how copy must be written, and the copy itself, which the reply is. */
const forPrograms: ReadonlySet<string> = new Set(['unit', 'id', 'code', 'rules', 'check', 'body', 'headline', 'language']);

/** Homes are known to people by these; every other id is a machine's. */
const knownIds: ReadonlySet<string> = new Set(['mlsId', 'mlsIds', 'excludedMlsIds']);

/** Whether a field of a call or of its answer says anything to people. That something is not cut or hidden goes without saying. */
export function isForPeople(name: string, value: unknown): boolean {
  if (forPrograms.has(name) || (/Ids?$/.test(name) && !knownIds.has(name))) return false;
  return !(value === false && /^is(?:Cut|Hidden|Fine|Partial)$/.test(name));
}
