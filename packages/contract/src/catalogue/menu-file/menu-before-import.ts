export type MenuFileService = {
  id: string;
  section: string;
  name: string;
  description: string;
  price: number;
  /** Equal to the price if no struck-through price is shown. */
  offerprice: number;
  duration: number;
  skill: string;
  hidden: boolean;
  /** Position within the section, from 1. */
  order: number;
  picture: string;
};

export type MenuBeforeImport = {
  pages: readonly { name: string; sections: readonly { key: string; name: string }[] }[];
  services: readonly MenuFileService[];
  skills: readonly string[];
  pictures: readonly string[];
};

/** Same comparison as the unique indexes of the database. */
export const normalizeName = (name: string): string => name.trim().toLowerCase();

export const fileNameFromPath = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1);
