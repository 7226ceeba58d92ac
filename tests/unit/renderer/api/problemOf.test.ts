import { describe, expect, it } from 'vitest'
import { urlOf } from '#shared/http/hosts'
import { defaultRuntimeConfig } from '#shared/http/runtimeConfig'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { problemOfAnswer, problemOfIssues } from '../../../../renderer/api/problemOf'

describe('a failed answer', () => {
  it('is what the server says it is', () => {
    const body = {
      data: null,
      messages: ['Amount should be at least $1'],
      'is-success': false,
      code: 'invalid_input',
      fields: { amount: 'Amount should be at least $1' },
      request_id: 'req-1',
    }
    expect(problemOfAnswer(400, body)).toEqual({
      code: 'invalid_input',
      message: 'Amount should be at least $1',
      fields: { amount: 'Amount should be at least $1' },
      requestId: 'req-1',
    })
  })

  it('carries the token for choosing a password when the server asks for that', () => {
    const body = {
      data: { reset_token: 'token-1' },
      messages: [sessionTexts.passwordChangeRequired],
      'is-success': false,
      code: 'password_change_required',
    }
    expect(problemOfAnswer(401, body)).toMatchObject({ code: 'password_change_required', resetToken: 'token-1' })
    expect(problemOfAnswer(401, { ...body, data: null })).toEqual({
      code: 'not_signed_in',
      message: sessionTexts.passwordChangeRequired,
    })
  })

  it.each([
    [502, 'unavailable', commonTexts.unavailable],
    [503, 'unavailable', commonTexts.unavailable],
    [504, 'unavailable', commonTexts.unavailable],
    [409, 'conflict', commonTexts.unexpected],
    [418, 'unexpected', commonTexts.unexpected],
  ])('of status %i that is not ours is judged by the status', (status, code, message) => {
    expect(problemOfAnswer(status, '<html>Bad gateway</html>')).toEqual({ code, message })
  })
})

describe('the payment provider', () => {
  it('has failed only when our own server says so', () => {
    const body = { data: null, messages: ['Nothing was changed.'], 'is-success': false, code: 'provider_failed' }
    expect(problemOfAnswer(502, body)).toMatchObject({ code: 'provider_failed', message: 'Nothing was changed.' })
  })
})

describe('a body that does not fit the contract', () => {
  it('is told per field, the first remark of each', () => {
    const issues = [
      { path: ['email'], message: 'Email is invalid' },
      { path: ['email'], message: 'second' },
      { path: ['contact', 0, 'name'], message: 'Name is required' },
    ]
    expect(problemOfIssues(issues)).toEqual({
      code: 'invalid_input',
      message: 'Email is invalid',
      fields: { email: 'Email is invalid', 'contact.0.name': 'Name is required' },
    })
  })
})

describe('the host of a call', () => {
  const config = {
    ...defaultRuntimeConfig,
    apiUrl: 'https://api.example',
    paymentApiUrl: 'https://pay.example',
    authApiUrl: 'https://auth.example',
    enrollmentApiUrl: 'https://enroll.example',
  }

  it.each([
    ['/api/v1/customer/validate-user', 'https://auth.example'],
    ['/api/v1/customer/create-user-account', 'https://enroll.example'],
    ['/api/v1/legacy/send-otp', 'https://enroll.example'],
    ['/api/v1/payment/onetime-payment', 'https://pay.example'],
    ['/api/v1/plans/get-user-plans', 'https://api.example'],
  ])('of %s is %s', (path, host) => {
    expect(urlOf(config, path)).toBe(host + path)
  })

  it('is the own origin unless one is given', () => {
    expect(urlOf(defaultRuntimeConfig, '/api/v1/payment/x')).toBe('/api/v1/payment/x')
  })
})
