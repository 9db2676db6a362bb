import type { Service } from '@haldi/contract/catalogue/service-schema';
import type { Design } from '@haldi/contract/designs/design';

export type MehndiService = Pick<Service, 'id' | 'name' | 'price' | 'duration' | 'href'>;

/** Services that suit a design, best first, matched by name. */
const wanted = ({ occasion, part }: Design): RegExp[] => {
  if (part === 'foot') return [/feet to ankle/i, /feet/i];
  if (occasion === 'Bridal') return [/bridal.*elbow/i, /bridal/i];
  if (part === 'forearm') return [/engagement.*elbow/i, /elbow/i];
  if (occasion === 'Engagement') return [/engagement.*wrist/i, /engagement/i];
  return part === 'back of hand' ? [/palms and backs/i] : [/^mehndi, both hands$/i];
};

export const mehndiServiceForDesign = (
  design: Design,
  services: readonly MehndiService[],
): MehndiService | undefined => {
  for (const pattern of wanted(design)) {
    const found = services.find(({ name }) => pattern.test(name));
    if (found) return found;
  }
  return services[0];
};
