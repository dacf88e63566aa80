/** Channels of the live bus that the assistant's nodes talk on. A payload carries ids only. */

/** Identifies a process among those on one database. */
export type NodeId = string;

/** `{}`: a run was queued that its own node has no room for, or was handed over. */
export const RUN_QUEUED = 'run.queued';
/** `{runId, lastEventId, ended, nodeId}`: events up to `lastEventId` are stored. */
export const RUN_ADVANCED = 'run.advanced';
/** `{runId}`: the user wants the reply to stop. */
export const RUN_STOP = 'run.stop';
