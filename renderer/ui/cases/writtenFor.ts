/** Says that staff wrote a message in a customer's name. The customer is not told who of staff. */
import * as requestTexts from '#shared/texts/requests'
export const writtenFor = (staffName: string, customerName: string): string =>
  staffName === '' ? requestTexts.writtenByCustomerCare : requestTexts.writtenByFor(staffName, customerName)
