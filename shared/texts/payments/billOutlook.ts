/** Texts about what becomes of a bill. They are separate from others about payments because the dashboard loads them first. */
import { plural } from '../../format/plural'

export const paysBill = (day: string) => `Autopay will pay this bill on ${day}.`
export const paysBillWith = (day: string, method: string) => `Autopay will pay this bill on ${day} with ${method}.`
export const paysRest = (amount: string, day: string) => `Autopay will pay the remaining ${amount} on ${day}.`
export const covered = (payments: number) =>
  plural(
    payments,
    'The scheduled payment covers this bill, so autopay won’t charge anything.',
    'The scheduled payments cover this bill, so autopay won’t charge anything.',
  )
export const notPaid = 'Autopay didn’t pay this bill.'
