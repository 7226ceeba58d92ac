/** A command's parameters in words, for the palette and for whoever spoke it. */
import { months } from '#shared/commands/parameters'
import type { Understood } from '#shared/commands/understood'
import { amountText } from '../../ui/look/amounts'

/** What the command would do, with what was said or typed in it. */
export function detailOf({ Parameters: said }: Understood): string {
  const {
    Amount: amount,
    'Payment Method': method,
    Page: page,
    Subject: subject,
    Address: address,
    Month: month,
  } = said
  return [
    amount !== undefined && amountText(amount),
    method !== undefined && `with ${method}`,
    page,
    subject,
    address,
    month !== undefined && months[month - 1],
  ]
    .filter(Boolean)
    .join(' ')
}
