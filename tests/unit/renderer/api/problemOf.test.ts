import { describe, expect, it } from 'vitest'
import { urlOf } from '#shared/http/hosts'
import { defaultRuntimeConfig } from '#shared/http/runtimeConfig'
import * as commonTexts from '#shared/texts/common'
import * as fieldTexts from '#shared/texts/fields'
import * as sessionTexts from '#shared/texts/signIn/session'
import { problemOfAnswer, problemOfIssues } from '../../../../renderer/api/problemOf'

describe('the error of a failed call', () => {
  it('is what the server reports', () => {
    const body = {
      data: null,
      messages: [fieldTexts.amountTooSmall],
      'is-success': false,
      code: 'invalid_input',
      fields: { amount: fieldTexts.amountTooSmall },
      request_id: 'req-1',
    }
    expect(problemOfAnswer(400, body)).toEqual({
      code: 'invalid_input',
      message: fieldTexts.amountTooSmall,
      fields: { amount: fieldTexts.amountTooSmall },
      requestId: 'req-1',
    })
  })

  it('contains the token for setting a password if the server requires that', () => {
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
  ])('depends on the status for a response of status %i that is not ours', (status, code, message) => {
    expect(problemOfAnswer(status, '<html>Bad gateway</html>')).toEqual({ code, message })
  })
})

describe('the payment provider', () => {
  it('is reported as failed only if our own server says so', () => {
    const body = { data: null, messages: ['Nothing was changed.'], 'is-success': false, code: 'provider_failed' }
    expect(problemOfAnswer(502, body)).toMatchObject({ code: 'provider_failed', message: 'Nothing was changed.' })
  })
})

describe('a body that violates the contract', () => {
  it('is reported by field, with the first error of each', () => {
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
  ])('the host for %s is %s', (path, host) => {
    expect(urlOf(config, path)).toBe(host + path)
  })

  it('is the page’s own origin by default', () => {
    expect(urlOf(defaultRuntimeConfig, '/api/v1/payment/x')).toBe('/api/v1/payment/x')
  })
})
