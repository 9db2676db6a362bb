import type { StarterService } from './starter-service-type.ts';

export const bodyPolishing: readonly StarterService[] = [
  {
    slug: 'back',
    name: 'Back Polishing',
    price: 999,
    offerprice: 1299,
    duration: 45,
    description: 'Scrub, polish cream and pack from the neck to the waist, with warm towels.',
  },
  {
    slug: 'arms-legs',
    name: 'Arms and Legs Polishing',
    price: 1499,
    offerprice: 1899,
    duration: 60,
    description: 'Scrub and polish cream on both arms and legs for dry or uneven skin.',
  },
  {
    slug: 'full',
    name: 'Full Body Polishing',
    price: 2499,
    offerprice: 3199,
    duration: 105,
    description: 'Scrub, polish cream, pack and moisturiser from neck to toe; shower after.',
  },
  {
    slug: 'coffee',
    name: 'Coffee Body Polishing',
    price: 2699,
    offerprice: 3399,
    duration: 105,
    description: 'Ground coffee and brown sugar scrub, then a milk pack and body butter.',
  },
  {
    slug: 'ubtan',
    name: 'Haldi Ubtan Body Polishing',
    price: 2799,
    offerprice: 3499,
    duration: 110,
    description: 'Gram flour, turmeric, sandalwood and milk, rubbed on the traditional way.',
  },
  {
    slug: 'bridal',
    name: 'Bridal Body Polishing',
    price: 3999,
    offerprice: 4999,
    duration: 135,
    description: 'De-tan, scrub, polish, pack and short massage, three to five days before.',
  },
];
