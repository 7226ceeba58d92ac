/** What a command would be done with, in words: amount, method, page and the rest of what was said. */
import { months } from '#shared/commands/months'
import { serviceLabels } from '#shared/services'
import type { Understood } from '#shared/commands/understood'
import { amountText } from '../look/amounts'

export function commandDetail({ Parameters: said }: Understood): string {
  const {
    Amount: amount,
    'Payment Method': method,
    Page: page,
    Subject: subject,
    Customer: customer,
    Address: address,
    'Billed Address': billed,
    Month: month,
    Year: year,
    Service: service,
    Look: look,
  } = said
  return [
    amount !== undefined && amountText(amount),
    method !== undefined && `with ${method}`,
    page,
    subject,
    customer,
    address,
    service !== undefined && serviceLabels[service],
    billed !== undefined && `at ${billed}`,
    month !== undefined && months[month - 1],
    year,
    look !== undefined && `${look} look`,
  ]
    .filter(Boolean)
    .join(' ')
}
