/** One service as it stands in the starter catalogue; its id is `${dataSetKey}-${slug}`. */
export type StarterService = {
  /** Lower-case kebab, unique within the data set. */
  slug: string;
  name: string;
  /** Whole rupees charged. */
  price: number;
  /** The struck-through original in whole rupees, always above `price`. */
  offerprice: number;
  /** Minutes, a multiple of 5. */
  duration: number;
  /** One line, 40 to 110 characters. */
  description: string;
};
