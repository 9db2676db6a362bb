/** Element id of the list on the Beauticians screen. */
export const visitsNeedingChangeId = 'visits-needing-change';
export const visitsNeedingChangeLink = `/admin/beauticians#${visitsNeedingChangeId}`;
