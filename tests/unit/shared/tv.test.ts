import { describe, expect, it } from 'vitest'
import { pinProblem } from '#shared/services/tv'

describe('a PIN', () => {
  it.each(['2580', '0407', '1122', '9001'])('may be %s', (pin) => {
    expect(pinProblem(pin)).toBeNull()
  })

  it.each(['', '258', '25800', '25 8', '٢٥٨٠', '0000', '7777', '1234', '0123', '6789', '4321'])(
    'may not be %j',
    (pin) => {
      expect(pinProblem(pin)).not.toBeNull()
    },
  )
})
