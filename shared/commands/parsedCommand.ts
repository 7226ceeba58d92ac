/** Defines the parsed command, which the relay sends to the portal. */
import { z } from 'zod/mini'
import { Dollars } from '../billing/dollars'
import { ServiceType } from '../services/services'
import { commandNames } from './registry'

export const maxSentenceLength = 300

export const ParsedCommand = z.object({
  Command: z.enum(commandNames),
  /** Contains only parameters that the command accepts (registry.ts) and the user said. */
  Parameters: z.object({
    Amount: z.optional(Dollars),
    /** This is the original wording. `matchMethod` finds the saved method. */
    'Payment Method': z.optional(z.string()),
    /** 1 is January. */
    Month: z.optional(z.int().check(z.gte(1), z.lte(12))),
    Year: z.optional(z.int().check(z.gte(1900), z.lte(2999))),
    Subject: z.optional(z.string()),
    Service: z.optional(ServiceType),
    Address: z.optional(z.string()),
    /** This is the address of the bill to pay. */
    'Billed Address': z.optional(z.string()),
    /** This is the label in the menu. */
    Page: z.optional(z.string()),
    Customer: z.optional(z.string()),
    Look: z.optional(z.enum(['light', 'dark'])),
  }),
  /** Contains unmatched words in their original wording. */
  NotUnderstood: z.array(z.string()),
})
export type ParsedCommand = z.output<typeof ParsedCommand>
export type CommandParameters = ParsedCommand['Parameters']
