/** Coordinates are invalid once one of these fields changes. */
export const invalidatesCoordinates = (field: string): boolean =>
  /^(street|town|pincode)$/.test(field);
