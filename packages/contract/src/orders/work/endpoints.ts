import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import {
  AddServicesRequest,
  DeclineRequest,
  HelpRequest,
  LeftUnpaidRequest,
  RunningLateRequest,
  UpcomingWorkVisits,
  VisitActionRequest,
  WorkPaymentRequest,
  WorkVisit,
} from './schema.ts';

const visitParams = z.strictObject({ _id: z.uuid() });
const changeErrors = ['NOT_FOUND', 'PRESS_REFUSED'] as const;

export const workVisitDaysAhead = 6;

export const readUpcomingWorkVisits = endpoint({
  method: 'GET',
  path: '/api/work',
  summary: `The beautician’s own visits of today and the next ${workVisitDaysAhead} days`,
  auth: 'beautician',
  bearer: true,
  answer: UpcomingWorkVisits,
});

export const performVisitAction = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/progress',
  summary: 'Reports on the way, arrived, start or done',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: VisitActionRequest,
  answer: WorkVisit,
  errors: changeErrors,
});

export const reportRunningLate = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/late',
  summary: 'Tells the customer that the beautician is running late',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: RunningLateRequest,
  answer: WorkVisit,
  errors: changeErrors,
});

export const declineVisit = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/cannot-go',
  summary: 'Declines a visit: the salon is alerted, and another beautician is planned',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: DeclineRequest,
  errors: changeErrors,
});

export const addServicesToVisit = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/services',
  summary: 'Adds services that the customer wants, at today’s price',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: AddServicesRequest,
  answer: WorkVisit,
  errors: [...changeErrors, 'SERVICE_GONE'],
});

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/work/visits/:_id/payments',
  summary: 'Records a payment or a tip for the beautician’s own visit',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: WorkPaymentRequest,
  answer: WorkVisit,
  errors: [...changeErrors, 'PAYMENT_REFUSED', 'REFERENCE_USED'],
});

export const recordUnpaidReason = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/unpaid',
  summary: 'Says why the customer has not paid',
  auth: 'beautician',
  bearer: true,
  params: visitParams,
  body: LeftUnpaidRequest,
  answer: WorkVisit,
  errors: [...changeErrors, 'PAYMENT_REFUSED'],
});

export const requestHelp = endpoint({
  method: 'POST',
  path: '/api/work/help',
  summary: 'Alerts the salon that the beautician needs help',
  auth: 'beautician',
  bearer: true,
  body: HelpRequest,
});

export const setOwnPicture = endpoint({
  method: 'PUT',
  path: '/api/work/picture',
  summary: 'Sets the beautician’s own picture, which customers see',
  auth: 'beautician',
  bearer: true,
  body: z.strictObject({}),
  files: ['image'],
  answer: z.strictObject({ picture: z.nullable(z.string()) }),
});

export const streamWorkEvents = endpoint({
  method: 'GET',
  path: '/api/work/events',
  summary: 'Tells the beautician that visits may have changed (server-sent events)',
  auth: 'beautician',
  bearer: true,
  sends: 'text/event-stream',
});
