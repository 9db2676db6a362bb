import { defaultSlots } from '../schedule/booking-time-rules.ts';
import { defaultTravelRules } from '../schedule/plan/travel-time.ts';
import type { BusinessSettings } from './desk/schema.ts';

/**
 * Those of the demo. All but name, contact details and city are also the defaults of a new salon.
 */
export const defaultSettings: BusinessSettings = {
  businessName: 'Haldi Home Salon',
  city: 'Pune',
  phone: '9000000000',
  whatsappNumber: '9000000000',
  email: 'hello@haldi.example',
  address: 'Lane 5, Koregaon Park, Pune 411001',
  visitingCharge: 100,
  maxConcurrentVisits: null,
  slots: [...defaultSlots],
  travelWithinPincode: defaultTravelRules.withinPincode,
  travelBetweenPincodes: defaultTravelRules.withinArea,
  travelBetweenAreas: defaultTravelRules.betweenAreas,
  moveHours: 3,
  freeCancelHours: 3,
  lateCancelFee: null,
  noShowFee: null,
  bookingHorizonDays: 90,
  bookingNoticeMinutes: 60,
  closedWeekdays: [],
  closedDays: [],
  requiresStartCode: false,
  staffIdleMinutes: 120,
  gaMeasurementId: null,
};

export const newSalonSettings: BusinessSettings = {
  ...defaultSettings,
  businessName: '',
  city: '',
  phone: '',
  whatsappNumber: '',
  email: '',
  address: '',
};
