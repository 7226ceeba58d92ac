/** Lists the parameters of a command in words, such as "$50.00, Visa, 12 Larkspur Lane". */

import type { ParsedCommand } from '#shared/commands/parsedCommand'
import * as serviceTexts from '#shared/texts/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
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
    method,
    page,
    subject,
    customer,
    address,
    service !== undefined && serviceTexts.serviceLabels[service],
    billedAddress,
    commandTexts.monthText(month, year),
    appearance !== undefined && commandTexts.looks[appearance],
  ]
    .filter(Boolean)
    .join(', ')
}
