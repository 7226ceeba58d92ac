/** States that staff wrote a message in a customer's name. The customer does not see which agent. */
import * as caseTexts from '#shared/texts/cases/cases'
export const writtenForText = (staffName: string, customerName: string): string =>
  staffName === '' ? caseTexts.staffAuthor : caseTexts.writtenByFor(staffName, customerName)
