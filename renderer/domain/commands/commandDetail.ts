/** Describes the parameters of a command in words: amount, method, page and so on. */

import { months } from '#shared/commands/months'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { serviceLabels } from '#shared/services/services'
import * as commandTexts from '#shared/texts/commands'
import { amountText } from '../../ui/format/amounts'

export function commandDetail({ Parameters: parameters }: ParsedCommand): string {
  const {
    Amount: amount,
    'Payment Method': method,
    Page: page,
    Subject: subject,
    Customer: customer,
    Address: address,
    'Billed Address': billedAddress,
    Month: month,
    Year: year,
    Service: service,
    Look: appearance,
  } = parameters
  return [
    amount !== undefined && amountText(amount),
    method !== undefined && commandTexts.withMethod(method),
    page,
    subject,
    customer,
    address,
    service !== undefined && serviceLabels[service],
    billedAddress !== undefined && commandTexts.atAddress(billedAddress),
    month !== undefined && months[month - 1],
    year,
    appearance !== undefined && commandTexts.look(appearance),
  ]
    .filter(Boolean)
    .join(' ')
}
