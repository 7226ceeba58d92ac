/** Defines the appointments of service requests: when a crew is free, and what customers do with their appointment. */
import { z } from 'zod/mini'
import { endpoint } from '../../http/endpoint'
import { Appointment } from './cases'

export const listVisitSlots = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/visit-slots',
  summary:
    'Lists when a crew is free to visit for a service request: its own appointment, and two weeks from the first free day.',
  access: 'SERVICETICKET.read',
  reads: ['Cases', 'Crews'],
  query: z.object({ case_id: z.uuid() }),
  response: z.object({
    /** Without a crew for the address and the type of request, the appointment can be on any business day. */
    is_covered: z.boolean(),
    slots: z.array(Appointment),
  }),
})

export const rescheduleCase = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/reschedule-case',
  summary:
    'Moves the appointment of a scheduled service request. Customers can until the day before it. 409 if no crew is free then, or if the appointment changed in the meantime.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({
    case_id: z.uuid(),
    ...Appointment.shape,
    /** The appointment that is moved. */
    seen_appointment: z.nullable(Appointment),
  }),
  response: z.null(),
})

export const confirmAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/confirm-appointment',
  summary:
    'Confirms the appointment of a scheduled service request, until the day before it. 409 if the appointment changed in the meantime.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({ case_id: z.uuid(), seen_appointment: Appointment }),
  response: z.null(),
})

export const appointments = { listVisitSlots, rescheduleCase, confirmAppointment }
