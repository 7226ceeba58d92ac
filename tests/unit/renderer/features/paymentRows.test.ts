import { expect, it } from 'vitest'
import { paymentRows } from '../../../../renderer/features/payments/history/paymentRows'
import { payment } from '../../../support/answers/paymentAnswers'
import { aCustomer } from '../../../support/screens/renderScreen'

it('Payments.csv contains amounts with two decimals, as on the receipt', () => {
  const [, row] = paymentRows([{ ...payment, amount: 2500, fee: 0 }], {
    timeZone: 'America/Chicago',
    user: aCustomer(),
  })
  expect(row?.slice(-3)).toEqual(['25.00', '0.00', '25.00'])
})
