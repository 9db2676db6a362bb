import { defaultTravelRules } from '../schedule/plan/travel.ts';
import { defaultSlots } from '../schedule/slots.ts';
import type { BusinessSettings } from './desk/schema.ts';

/** The salon of the demo data. Everything but who it is and where also suits a new one. */
export const defaultSettings: BusinessSettings = {
  businessName: 'Haldi Home Salon',
  city: 'Pune',
  phone: '9000000000',
  whatsappNumber: '9000000000',
  email: 'hello@haldi.example',
  address: 'Lane 5, Koregaon Park, Pune 411001',
  /** Whole rupees for coming to the customer's home, once an order. */
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

/** What a new salon begins with: who it is, its owner has to say. */
export const newSalonSettings: BusinessSettings = {
  ...defaultSettings,
  businessName: '',
  city: '',
  phone: '',
  whatsappNumber: '',
  email: '',
  address: '',
};
