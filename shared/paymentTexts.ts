/** The fixed texts of paying (specification, section 5), apart from those that everybody loads with the sign-in page. */

import { formatCents, type Cents } from './money'

export const paymentTexts = {
  accepted: (cents: Cents) => `You last payment of ${formatCents(cents)} was successful.`,
  notAccepted: 'Error in completing success.',
  failedByError: 'Payment failed due to an error.',
  failed: 'Payment failed',
  duplicate: 'Duplicate request blocked within 1 second',
  loadingPage: 'Loading payment page',
  enterDetails: 'Please enter payment method details below',
  saved: 'Congratulation!!',
  saveFailed: 'Card save failed, please try again...',
  deleted: 'Payment profile deleted successfully!',
  deleteFailed: 'Failed to delete payment profile.',
  savingRegistration: 'Saving Payment Method Registration details...',
  noMethods: 'No data found',
  savedMethods: 'Use one of the saved payment method',
  orAddNew: 'Or Add New',
  summary: 'Payment Summary',
  proceed: 'Proceed to Add Payment Method',
  amountHint: 'should be greater than $1',
  feeNotice: 'Card and digital payments may incur processing fees. ACH (E-Check) is free.',
} as const
