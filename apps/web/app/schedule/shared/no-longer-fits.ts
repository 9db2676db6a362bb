/** Where the list of visits that no longer fit the plan stands on its page. */
export const noLongerFitsId = 'no-longer-fits';
export const noLongerFitsLink = `/admin/beauticians#${noLongerFitsId}`;
