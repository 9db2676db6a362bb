/** Element id of the list on the Beauticians screen. */
export const visitsNeedingChangeId = 'no-longer-fits';
export const visitsNeedingChangeLink = `/admin/beauticians#${visitsNeedingChangeId}`;
