/** Defines the appointments of service requests: when a crew is free, and what customers do with their appointment. */
import { z } from 'zod/mini'
import { endpoint } from '../../http/endpoint'
import { Appointment } from './cases'

/** The appointment on which the change is based. */
const seenAppointment = { seen_date: Appointment.shape.date, seen_window: Appointment.shape.window }

export const searchVisitSlots = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/visit-slots',
  summary:
    'Searches for times at which a crew is free to visit for a service request, for two weeks from the first free day. Its own appointment counts as free.',
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
    ...seenAppointment,
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
  body: z.strictObject({ case_id: z.uuid(), ...seenAppointment }),
  response: z.null(),
})

export const appointments = { searchVisitSlots, rescheduleCase, confirmAppointment }
