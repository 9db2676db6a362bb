/** The id is `${dataSetKey}-${slug}`. */
export type StarterService = {
  /** Kebab case, unique within the data set. */
  slug: string;
  name: string;
  /** In rupees. */
  price: number;
  /** In rupees, always above `price`. */
  offerprice: number;
  /** In minutes, a multiple of 5. */
  duration: number;
  /** One line, 40 to 110 characters. */
  description: string;
};
