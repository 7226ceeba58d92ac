import { describe, expect, it } from 'vitest'
import { pathAfterSignIn, visitorPath } from '../../../renderer/visitorPaths'

const origin = 'https://portal.example'

describe('a visitor at a path of the portal', () => {
  it.each([
    ['/', '', '/login'],
    ['/paymentHistory', '?page=2', '/login?redirect=%2FpaymentHistory%3Fpage%3D2'],
    ['/managePayment', '?redirect=payment', '/paymentMethod'],
    ['/paymentMethod', '', null],
    ['/forgot-password', '', null],
  ])('%s%s is sent to %s', (pathname, search, expected) => {
    expect(visitorPath({ pathname, search })).toBe(expected)
  })
})

describe('the path after signing in', () => {
  it.each([
    ['', '/'],
    ['?redirect=%2Fpayment%3Famount%3D5%23pay', '/payment?amount=5#pay'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
    ['?redirect=%2F%5Cevil.example', '/'],
    ['?redirect=%2Flogin', '/'],
    ['?redirect=payment', '/'],
  ])('the path after signing in with %s is %s', (search, expected) => {
    expect(pathAfterSignIn(search, origin)).toBe(expected)
  })
})
