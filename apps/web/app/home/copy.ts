export const homeCopy = {
  title: 'Haldi: beauty at home in Pune',
  description:
    'Book nails, hair, waxing, facials and bridal services at home in Pune, for a visiting charge of 100 rupees.',
  heading: 'Beauty comes home',
};
