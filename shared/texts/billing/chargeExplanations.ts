/** Texts that explain the charges on a bill. */
import type { ExplainedCharge } from '../../contract/billing/statements'

export const chargeExplanations: Record<ExplainedCharge, string> = {
  gas_fixed:
    'The fixed part of your gas service: the meter, meter reading and billing. It doesn’t depend on how much gas you use.',
  gas_delivery:
    'Bringing gas to your home through our pipes, per therm. A therm is the heat in about 100 cubic feet of gas: the meter measures CCF, and the month’s heat factor converts them to therms.',
  gas_supply: 'The gas itself, at the price we pay for it. It’s set each quarter and passed on without a markup.',
  gas_efficiency: 'Pays for rebates on insulation and efficient appliances, per therm.',
  gas_franchise: 'What your city charges us to use its streets, passed on as a share of your gas charges.',
  gas_unread: 'We couldn’t read the meter this month. Your next bill will include the usage for both months.',
  emergency_calls: 'Goes to your county’s emergency call centers. It’s charged for each voice line.',
  universal_service:
    'A federal fund that keeps phone service affordable everywhere. It’s a share of your voice charges.',
  tv_broadcast: 'What local stations charge us to carry them, passed on without a markup.',
  tv_sports: 'What regional sports channels charge us to carry them, passed on without a markup.',
  paper_bill: 'A printed bill by mail. Turn on paperless billing to avoid this charge.',
  late_fee: 'A past bill wasn’t paid by its due date. The fee is 1.5% of the unpaid amount, at least $1.',
  returned_payment: 'The bank returned a payment. The fee covers what the bank charges us for that.',
  sales_tax: 'State and city sales tax on the services they tax.',
}
