/** Says that staff wrote a message in a customer's name. The customer is not told who of staff. */
export const writtenFor = (staffName: string, customerName: string): string =>
  staffName === '' ? 'Written by customer care' : `Written by ${staffName} for ${customerName}`
