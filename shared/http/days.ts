/** Defines days and moments on the wire. Days without a time are `YYYY-MM-DD`, and moments are ISO 8601 in UTC. */
import { z } from 'zod/mini'
import * as httpTexts from '../texts/http'

/** PostgreSQL has no year 0. Lookups share statements, so one invalid day would fail all of them. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), { error: httpTexts.invalidDate }))
export const Moment = z.iso.datetime()
