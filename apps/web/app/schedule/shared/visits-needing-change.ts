/** Where the list of visits that no longer fit the plan stands on its page. */
export const visitsNeedingChangeId = 'no-longer-fits';
export const visitsNeedingChangeLink = `/admin/beauticians#${visitsNeedingChangeId}`;
