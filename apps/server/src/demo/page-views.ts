import { addDays, weekdayOf } from '@haldi/contract/kit/dates';
import { createSeededRandom } from './seeded-random.ts';

const viewsPerDay: Record<string, number> = {
  '/': 62,
  '/service': 21,
  '/service/facial-cleanup': 19,
  '/service/waxing': 16,
  '/service/weddingpackage': 13,
  '/service/haircare': 11,
  '/service/threading': 9,
  '/service/mani-pedi': 7,
  '/service/nailart': 6,
  '/service/bleach-dtan': 4,
  '/service/body-polishing': 3,
  '/search-services': 14,
  '/book': 18,
  '/designs': 16,
  '/review': 9,
  '/blog': 8,
  '/faq': 7,
  '/about': 5,
  '/contact': 6,
  '/contact/login': 12,
  '/contact/signup': 5,
  '/profile': 9,
  '/my-order': 7,
  '/track-order/:userId/:orderId': 13,
};

const days = 180;

export const createDemoPageViews = (today: string) => {
  const random = createSeededRandom(20_811);
  return Array.from({ length: days }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) => {
    const isWeekend = [0, 5, 6].includes(weekdayOf(day));
    const factor = (isWeekend ? 1.35 : 1) * (1 - (ago / days) * 0.4);
    return Object.entries(viewsPerDay).map(([page, views]) => ({
      day,
      page,
      views: Math.round((views * factor * random.int(80, 120)) / 100),
    }));
  });
};
