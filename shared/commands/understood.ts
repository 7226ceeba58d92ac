/** What a sentence was understood as, on its way from the relay to whoever does it. */
import { z } from 'zod/mini'
import { Dollars } from '../dollars'
import { ServiceType } from '../services'
import { commandNames } from './registry'

export const sentenceLength = 300

export const Understood = z.object({
  Command: z.enum(commandNames),
  /** Only what the command takes (registry.ts) and was said. */
  Parameters: z.object({
    Amount: z.optional(Dollars),
    /** As it was said; which saved method is meant is found by `methodMeant`. */
    'Payment Method': z.optional(z.string()),
    /** 1 is January. */
    Month: z.optional(z.int().check(z.gte(1), z.lte(12))),
    Year: z.optional(z.int().check(z.gte(1900), z.lte(2999))),
    Subject: z.optional(z.string()),
    Service: z.optional(ServiceType),
    Address: z.optional(z.string()),
    /** Of the bill that is to be paid. */
    'Billed Address': z.optional(z.string()),
    /** As the menu calls it. */
    Page: z.optional(z.string()),
    Customer: z.optional(z.string()),
    Look: z.optional(z.enum(['light', 'dark'])),
  }),
  /** Words that fitted nowhere, as they were said. */
  NotUnderstood: z.array(z.string()),
})
export type Understood = z.output<typeof Understood>
export type Parameters = Understood['Parameters']
