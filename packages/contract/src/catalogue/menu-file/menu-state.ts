/** A service as the file of the menu has it. */
export type MenuFileService = {
  id: string;
  /** The key of its section. */
  section: string;
  name: string;
  description: string;
  price: number;
  /** The same as the price when nothing is struck through. */
  offerprice: number;
  duration: number;
  /** The name of what it needs. */
  skill: string;
  hidden: boolean;
  /** Its place within the section, from 1. */
  order: number;
  /** The file name of its picture. */
  picture: string;
};

/** The whole menu, as a file is compared with it. */
export type MenuState = {
  pages: readonly { name: string; sections: readonly { key: string; name: string }[] }[];
  services: readonly MenuFileService[];
  skills: readonly string[];
  /** The file names of all pictures that a cell may name and that are there. */
  pictures: readonly string[];
};

/** Names are compared as the database compares them. */
export const fold = (name: string): string => name.trim().toLowerCase();

/** The last part of an address: what a picture is called in the file. */
export const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
