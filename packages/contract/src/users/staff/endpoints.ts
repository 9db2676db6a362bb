import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import {
  AddedStaffMember,
  NewStaffMember,
  StaffChange,
  StaffChangeResult,
  StaffList,
} from './schema.ts';

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Lists the staff',
  auth: 'owner',
  bearer: true,
  answer: StaffList,
});

export const addStaffMember = endpoint({
  method: 'POST',
  path: '/api/admin/staff',
  summary: 'Creates a staff account and a one-time link to set its password',
  auth: 'owner',
  bearer: true,
  body: NewStaffMember,
  status: 201,
  answer: AddedStaffMember,
  errors: ['NOT_FOUND', 'ALREADY_TAKEN'],
});

export const changeStaffMember = endpoint({
  method: 'PUT',
  path: '/api/admin/staff/:userId',
  summary:
    'Changes the role of an account and ends its sessions; a customer who becomes staff needs the returned link to log in',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  body: StaffChange,
  answer: StaffChangeResult,
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'ALREADY_TAKEN'],
});
