export const missingSetupParts = ['business', 'menu', 'people', 'skills', 'hours'] as const;
export type MissingSetupPart = (typeof missingSetupParts)[number];

export const setupAdvices = ['unable', 'areas', 'alerts'] as const;
export type SetupAdvice = (typeof setupAdvices)[number];

type OnSale = { skill: string; minutes: number };
type AtWork = {
  /** Empty: all services. */
  skills: readonly string[];
  hours: readonly { weekday: number; from: number; to: number }[];
};

export type SetupFacts = {
  business: readonly string[];
  services: readonly OnSale[];
  beauticians: readonly AtWork[];
  starts: readonly number[];
  closedWeekdays: readonly number[];
  /** Empty: the salon serves the whole city every day. */
  areas: readonly { weekdays: readonly number[] }[];
  hasAlerts: boolean;
};

const canPerform = ({ skills }: AtWork, { skill }: OnSale): boolean =>
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
      .filter((service) => canPerform(beautician, service))
      .map((service): [AtWork, OnSale] => [beautician, service]),
  );

/** Empty if a customer could book. */
export const findMissingSetupParts = (facts: SetupFacts): MissingSetupPart[] => {
  const missing: MissingSetupPart[] = [];
  if (facts.business.some((text) => text.trim() === '')) missing.push('business');
  if (facts.services.length === 0) missing.push('menu');
  if (facts.beauticians.length === 0) missing.push('people');
  if (facts.services.length === 0 || facts.beauticians.length === 0) return missing;
  const hasSkilledBeautician = pairs(facts);
  if (hasSkilledBeautician.length === 0) missing.push('skills');
  else if (
    !hasSkilledBeautician.some(([beautician, service]) => hasTime(facts, beautician, service))
  ) {
    missing.push('hours');
  }
  return missing;
};

export const findSetupAdvice = (facts: SetupFacts): SetupAdvice[] => {
  const isDone = (service: OnSale): boolean =>
    facts.beauticians.some((beautician) => canPerform(beautician, service));
  const advice: [SetupAdvice, boolean][] = [
    ['unable', facts.beauticians.length > 0 && !facts.services.every(isDone)],
    ['areas', facts.areas.length === 0],
    ['alerts', !facts.hasAlerts],
  ];
  return advice.filter(([, applies]) => applies).map(([name]) => name);
};
