/** What would keep a customer from booking. */
export const missingParts = ['business', 'menu', 'people', 'skills', 'hours'] as const;
export type MissingPart = (typeof missingParts)[number];

/** What keeps nobody from booking, and is worth a look before the first one does. */
export const advices = ['unable', 'areas', 'alerts'] as const;
export type Advice = (typeof advices)[number];

type OnSale = { skill: string; minutes: number };
type AtWork = {
  /** None: everything. */
  skills: readonly string[];
  hours: readonly { weekday: number; from: number; to: number }[];
};

/** What is known of a salon that is being set up. */
export type SetupFacts = {
  /** Name, city, phone and the like, as far as they are given. */
  business: readonly string[];
  services: readonly OnSale[];
  beauticians: readonly AtWork[];
  starts: readonly number[];
  closedWeekdays: readonly number[];
  /** On which weekdays the salon comes to each of its areas; none: everywhere, every day. */
  areas: readonly { weekdays: readonly number[] }[];
  /** Somebody of the staff is told of new orders, wherever they are. */
  hasAlerts: boolean;
};

const can = ({ skills }: AtWork, { skill }: OnSale): boolean =>
  skills.length === 0 || skills.includes(skill);

const hasTime = (facts: SetupFacts, { hours }: AtWork, { minutes }: OnSale): boolean =>
  hours.some(
    ({ weekday, from, to }) =>
      !facts.closedWeekdays.includes(weekday) &&
      (facts.areas.length === 0 ||
        facts.areas.some(({ weekdays }) => weekdays.includes(weekday))) &&
      facts.starts.some((start) => start >= from && start + minutes <= to),
  );

const pairs = ({ services, beauticians }: SetupFacts): [AtWork, OnSale][] =>
  beauticians.flatMap((beautician) =>
    services
      .filter((service) => can(beautician, service))
      .map((service): [AtWork, OnSale] => [beautician, service]),
  );

/** The first reason of each kind why nobody could book; nothing: somebody can. */
export const findMissingParts = (facts: SetupFacts): MissingPart[] => {
  const missing: MissingPart[] = [];
  if (facts.business.some((text) => text.trim() === '')) missing.push('business');
  if (facts.services.length === 0) missing.push('menu');
  if (facts.beauticians.length === 0) missing.push('people');
  if (facts.services.length === 0 || facts.beauticians.length === 0) return missing;
  const able = pairs(facts);
  if (able.length === 0) missing.push('skills');
  else if (!able.some(([beautician, service]) => hasTime(facts, beautician, service))) {
    missing.push('hours');
  }
  return missing;
};

export const adviceOf = (facts: SetupFacts): Advice[] => {
  const isDone = (service: OnSale): boolean =>
    facts.beauticians.some((beautician) => can(beautician, service));
  const advice: [Advice, boolean][] = [
    ['unable', facts.beauticians.length > 0 && !facts.services.every(isDone)],
    ['areas', facts.areas.length === 0],
    ['alerts', !facts.hasAlerts],
  ];
  return advice.filter(([, holds]) => holds).map(([name]) => name);
};
