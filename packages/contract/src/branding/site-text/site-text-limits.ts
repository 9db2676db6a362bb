export const siteTextLimits = {
  heading: 60,
  lead: 200,
  footerLine: 120,
  story: 1_500,
  promiseTitle: 60,
  promiseText: 240,
  promises: 8,
  question: 120,
  answer: 400,
  questions: 30,
  hidden: 50,
  address: 200,
} as const;
