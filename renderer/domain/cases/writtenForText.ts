/** States that staff wrote a message in a customer's name. The customer does not see which agent. */
import * as requestTexts from '#shared/texts/cases/requests'
export const writtenForText = (staffName: string, customerName: string): string =>
  staffName === '' ? requestTexts.staffAuthor : requestTexts.writtenByFor(staffName, customerName)
